import type { Page } from '@playwright/test';
import { bagOf, CARE, STYLING } from '../actors/bag.ts';
import { like } from '../actors/language.ts';
import { createShopper, type Shopper } from '../actors/shopper.ts';
import { watchLayoutShift } from '../shop/layout-shift.ts';
import { expect, test } from '../shop/test.ts';

const BAGS = [
  ['a comb that fills', CARE, 1, () => null],
  ['gifts to choose from', CARE, 4, gifts],
  ['free units to choose from', STYLING, 3, units],
] as const;

for (const width of [390, 1440]) {
  for (const [kind, handle, quantity, choiceOf] of BAGS) {
    test(`a bag with ${kind} comes whole, and moves nothing on a page of ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const shopper = createShopper(page, 'nl');
      const bag = bagOf(shopper);
      const choice = choiceOf(shopper);
      await bag.add(handle);
      await shopper.visits('/cart');
      for (let count = 2; count <= quantity; count += 1) {
        await bag.oneMore(handle);
        await expect(bag.line(handle).getByRole('status')).toHaveText(`${count}`);
      }
      if (choice !== null) await expect(choice).toBeVisible();

      await answersOffersLast(shopper);
      await shopper.visits('/cart');
      const shift = await watchLayoutShift(page);
      await expect(bag.line(handle)).toBeVisible();
      await expect(comb(shopper)).toBeVisible();
      if (choice !== null) await expect(choice).toBeVisible();
      expect(await shift()).toBeLessThanOrEqual(0.01);
    });
  }

  test(`a bag of ${width} px that is loaded again stays where it was read, also where the foot is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    const shopper = createShopper(page, 'nl');
    const bag = bagOf(shopper);
    for (const handle of [CARE, STYLING]) await bag.add(handle);
    await shopper.visits('/cart');
    const total = page.getByRole('heading', { name: shopper.t('cart.total') });
    await expect(total).toBeAttached();
    await expect(comb(shopper)).toBeVisible();
    const foot = page.getByRole('contentinfo');
    for (const top of [200, 10_000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const y = await scrolledBy(page);
      expect(y).toBeGreaterThanOrEqual(200);
      await answersOffersLast(shopper);
      await page.reload();
      const shift = await watchLayoutShift(page);
      await expect(total).toBeAttached();
      await expect(foot).toBeVisible();
      expect(await shift()).toBeLessThanOrEqual(0.01);
      expect(await scrolledBy(page)).toBe(y);
    }
  });
}

function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** What is on offer is answered last, when the lines of the bag could long have been seen. */
async function answersOffersLast({ page }: Shopper): Promise<void> {
  const bag = page.waitForResponse(/\/checkout\/request/);
  await page.route(/get-automatic-discount/, async (route) => {
    await (await bag).finished();
    await route.continue();
  });
}

function comb({ page, t }: Shopper) {
  const counted = t('promo.bar.counted', { counted: '§', threshold: '§' });
  return page.getByRole('main').getByText(like(counted, '§'));
}

function gifts({ page, t }: Shopper) {
  return page.getByRole('main').getByRole('group', { name: t('promo.gift.legend') });
}

function units({ page, t }: Shopper) {
  return page.getByRole('heading', { name: t('promo.offer.title', { count: 1 }) });
}

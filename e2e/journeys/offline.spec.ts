import type { Page } from '@playwright/test';
import { bagOf, CARE, linkTo } from '../actors/bag.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('without a network the page stays, and what is put in the bag waits until there is one', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const shopper = createShopper(page, 'nl');
  const { t, bagPopup } = shopper;
  const bag = bagOf(shopper);
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  await bag.add(CARE);
  const title = (await bagPopup.locator(linkTo(CARE)).last().innerText()).trim();
  await page.keyboard.press('Escape');
  await expect(bagPopup).toBeHidden();

  await shopper.losesNetwork();
  await expect(said(t('connection.lost'))).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(said(t('connection.waits'))).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`${CARE}$`));
  await shopper.addsToBag();
  const quantity = bagPopup
    .getByRole('group', { name: t('cart.line.quantity', { title }) })
    .getByRole('status');
  await expect(quantity).toHaveText('2');

  const carriedOut = page.waitForResponse(/checkout\/add-items/);
  await context.setOffline(false);
  expect((await carriedOut).ok()).toBe(true);
  await expect(bagPopup.getByRole('link', { name: t('cart.checkout') })).toBeVisible();
  await shopper.visits('/cart');
  await expect(shopper.quantityOf(title)).toHaveText('2');
});

// It comes with the first view of a visit, when the page has been seen.
const LATE_SCRIPT = /\/suggest-market-[^/]*\.js$/;
const isOnline = (page: Page) => page.evaluate(() => navigator.onLine);

test('a script that comes after the page is fetched when the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.route(LATE_SCRIPT, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await createShopper(page, 'nl').visits('/shop');
  await expect.poll(() => isOnline(page)).toBe(false);
  await page.unrouteAll();
  const again = page.waitForResponse(LATE_SCRIPT);
  await context.setOffline(false);
  expect((await again).ok()).toBe(true);
});

test('so it is when the network is back before the failure is known', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const again = page.waitForResponse(LATE_SCRIPT);
  await page.route(
    LATE_SCRIPT,
    async (route) => {
      await context.setOffline(true);
      await expect.poll(() => isOnline(page)).toBe(false);
      await context.setOffline(false);
      await expect.poll(() => isOnline(page)).toBe(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await createShopper(page, 'nl').visits('/shop');
  expect((await again).ok()).toBe(true);
});

import { marketOf } from '@lokke/domain/markets';
import type { Page } from '@playwright/test';
import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/addresses.ts';
import { countLetters } from '../shop/mailbox.ts';
import { expect, test } from '../shop/test.ts';
import { untilAlive } from '../shop/until-alive.ts';

test('a visitor reads the front page to its foot, and from there what the law asks for @phone', async ({
  page,
}) => {
  const { prefix } = marketOf('de');
  await page.goto(`${shopUrl()}${prefix}`);
  await untilAlive(page);
  const seen = async () => {
    const told = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
    return [...told.matchAll(/"section_name":"([^"]+)"/g)].map(([, name]) => name);
  };
  // spec §9: once, when 90 percent of a section are visible.
  await expect.poll(seen).toContain('home-hero');
  expect(await seen()).not.toContain('home-facts');
  await page.locator('[data-section="home-facts"]').scrollIntoViewIfNeeded();
  await expect.poll(seen).toContain('home-facts');
  await page.locator('[data-section="home-hero"]').scrollIntoViewIfNeeded();
  await page.locator('[data-section="home-facts"]').scrollIntoViewIfNeeded();
  expect((await seen()).filter((name) => name === 'home-facts')).toHaveLength(1);

  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Widerruf' }).click();
  await withdraw(page);

  await foot.getByRole('link', { name: 'Versand' }).click();
  await expect(page.getByRole('main')).toContainText('4,95 €');
  await page.getByRole('main').getByRole('link', { name: 'schreib uns' }).click();
  await expect(page).toHaveURL(`${shopUrl()}${prefix}/pages/contact`);
});

/** Two steps and a receipt, without logging in (Directive (EU) 2023/2673). */
async function withdraw(page: Page): Promise<void> {
  const email = `widerruf-${page.viewportSize()?.width}@example.com`;
  const main = page.getByRole('main');
  const step = main.getByRole('button');
  await expect(main.getByRole('heading', { name: 'Einen Kauf widerrufen' })).toBeVisible();
  await step.click();
  await expect(main.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await main.getByRole('textbox', { name: 'Name' }).fill('Ada Lok');
  await main.getByRole('textbox', { name: 'Bestellnummer' }).fill('#1001');
  await main.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await step.click();
  await expect(main.getByRole('heading', { name: 'Stimmt das so?' })).toBeVisible();
  await expect(main).toContainText('Die ganze Bestellung');
  expect(await countLetters(page, email)).toBe(0);
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByRole('heading', { name: 'Du hast widerrufen' })).toBeVisible();
  expect(await countLetters(page, email)).toBe(1);
}

test('the newsletter is asked for on the front page and confirmed by a letter', async ({
  page,
}) => {
  const shopper = createShopper(page, 'de');
  const email = 'news.de@example.com';
  await shopper.visits('/');
  const form = page.getByRole('main').locator('form[action$="/newsletter"]');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
  await expect(page.getByRole('main').getByText('Fast geschafft')).toBeVisible();
  // Seen once, and said once.
  await expect(page.getByRole('status').filter({ hasText: 'Fast geschafft' })).toHaveCount(1);
  await expect.poll(() => countLetters(page, email)).toBe(1);
});

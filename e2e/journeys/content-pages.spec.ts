import { marketOf } from '@lokke/domain/markets';
import type { Page } from '@playwright/test';
import { countEmails } from '../shop/mailbox.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

test('the front page leads to withdrawal and delivery @phone', async ({ page }) => {
  const { prefix } = marketOf('de');
  await page.goto(`${shopUrl()}${prefix}`);
  await waitForHydration(page);
  const seenSections = async () => {
    const told = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
    return [...told.matchAll(/"section_name":"([^"]+)"/g)].map(([, name]) => name);
  };
  // Spec §9: once, when 90 % of a section are visible.
  await expect.poll(seenSections).toContain('home-hero');
  expect(await seenSections()).not.toContain('home-facts');
  await page.locator('[data-section="home-facts"]').scrollIntoViewIfNeeded();
  await expect.poll(seenSections).toContain('home-facts');
  await page.locator('[data-section="home-hero"]').scrollIntoViewIfNeeded();
  await page.locator('[data-section="home-facts"]').scrollIntoViewIfNeeded();
  expect((await seenSections()).filter((name) => name === 'home-facts')).toHaveLength(1);

  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Widerruf' }).click();
  await withdraw(page);

  await foot.getByRole('link', { name: 'Versand', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('4,95 €');
  await page.getByRole('main').getByRole('link', { name: 'schreib uns' }).click();
  await expect(page).toHaveURL(`${shopUrl()}${prefix}/contact`);
});

/** Withdraws in two steps with a receipt, without login (Directive (EU) 2023/2673). */
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
  // Statements are there to be changed.
  await main.getByRole('button', { name: 'Etwas ändern' }).click();
  await expect(main.getByRole('heading', { name: 'Einen Kauf widerrufen' })).toBeFocused();
  await expect(main.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(email);
  await main.getByRole('textbox', { name: 'Name' }).fill('Ada Locke');
  await step.click();
  await expect(main.getByRole('heading', { name: 'Stimmt das so?' })).toBeVisible();
  await expect(main).toContainText('Ada Locke');
  expect(await countEmails(email)).toBe(0);
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByRole('heading', { name: 'Du hast widerrufen' })).toBeVisible();
  expect(await countEmails(email)).toBe(1);
}

import type { Page } from '@playwright/test';
import { createShopper } from '../actors/shopper.ts';
import { emailsTo, linkInEmail, opensEmail } from '../shop/mailbox.ts';
import { platformUrl } from '../shop/open-shop.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';
import { renderOffscreen } from '../shop/wait-for.ts';

/** Product whose larger size is sold out. */
const PARTLY_SOLD_OUT = 'volt-flexible-spray';

const restockForm = (page: Page) => page.locator('form[action*="/account/restock"]');

/** Counts what has come in of a product's scarcest size, at the console. */
async function stocks(page: Page, shop: string, words: string, quantity: string): Promise<void> {
  const query = new URLSearchParams({ shop, words });
  await page.goto(`${platformUrl()}/console/stock?${query}`);
  await page.getByRole('spinbutton').first().fill(quantity);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('spinbutton').first()).toHaveValue(quantity);
}

test('a sold-out size in se is asked for, agreed to and written about', async ({ page }) => {
  const email = 'restock.se@example.com';
  const lettersBefore = (await emailsTo(email)).length;
  const newLetters = async () => (await emailsTo(email)).length - lettersBefore;
  const shopper = createShopper(page, 'se');
  const { t, main, market } = shopper;
  await shopper.visits(`/products/${PARTLY_SOLD_OUT}`);
  const title = await main.getByRole('heading', { level: 1 }).innerText();
  // Also after a run that stopped half-way; a page is as old as the catalogue may be.
  await stocks(page, market.shop, title, '0');
  const size = main.getByRole('radio', { name: t('product.soldOut') });
  await expect(async () => {
    await shopper.visits(`/products/${PARTLY_SOLD_OUT}`);
    await expect(size).toHaveCount(1);
  }).toPass();
  await expect(restockForm(page)).toHaveCount(0);
  await size.check({ force: true });
  const form = restockForm(page);
  const field = form.getByRole('textbox', { name: t('restock.email') });
  await field.fill('nobody');
  await form.getByRole('button').click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(t('refusal.emailInvalid'));
  await renderOffscreen(page);
  expect(await axeViolations(page)).toEqual([]);
  await field.fill(email);
  await page.keyboard.press('Enter');
  const answer = main.getByText(t('restock.sent'));
  await expect(answer).toBeVisible();
  await expect(main.locator(':focus')).toContainText(t('restock.sent'));

  await expect.poll(newLetters).toBe(1);
  const link = await linkInEmail(email, 'restock');
  // Programs that look through letters open every link.
  const opened = await page.request.get(link);
  expect(opened.headers()['cache-control']).toBe('private, no-store');
  await stocks(page, market.shop, title, '3');
  await stocks(page, market.shop, title, '0');
  await page.goto(link);
  await main.getByRole('button', { name: t('restock.confirm.action') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('restock.confirmed.title'));
  expect(await newLetters()).toBe(1);

  await stocks(page, market.shop, title, '3');
  await expect.poll(newLetters).toBe(2);
  await opensEmail(page, email);
  const button = page.getByRole('link', { name: /./ }).nth(1);
  await expect(button).toHaveAttribute('href', new RegExp(`${PARTLY_SOLD_OUT}\\?variant=\\d+$`));

  await page.goto(await linkInEmail(email, 'stop'));
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveCount(0);
  await stocks(page, market.shop, title, '0');
});

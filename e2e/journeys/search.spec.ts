import { textsFor } from '../actors/actor.ts';
import { createShopper } from '../actors/shopper.ts';
import { layoutProblems } from '../shop/layout-problems.ts';
import { expect, test } from '../shop/test.ts';

const { t: nl } = textsFor('nl');

test('Escape restores the focus, Enter opens the results page', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/cart');
  const link = page.getByRole('link', { name: shopper.t('shell.search'), exact: true });
  await link.click();
  const field = page.getByRole('combobox', { name: nl('search.label') });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await link.click();
  await field.fill('masker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/search\?q=masker$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: nl('search.label') })).toHaveValue('masker');
});

test('the next search on the results page keeps the focus, and says what it found @phone', async ({
  page,
}) => {
  const { main, visits } = createShopper(page, 'nl');
  await visits('/search?q=shampoo');
  const field = main.getByRole('searchbox', { name: nl('search.label') });
  await field.fill('masker');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=masker$/);
  const count = await main.getByRole('article').count();
  const found = nl('search.results', { count, query: 'masker' });
  await expect(page.getByRole('status').getByText(found)).toBeAttached();
  await expect(field).toBeFocused();
  // Wider than a phone's screen, like a pasted web address.
  const query = 'zeppelin'.repeat(12);
  await field.fill(query);
  await field.press('Enter');
  const nothing = nl('search.nothing', { query });
  await expect(page.getByRole('status').getByText(nothing)).toBeAttached();
  await expect(field).toBeFocused();
  expect(await layoutProblems(page)).toEqual([]);
  await page.goBack();
  await expect(field).toHaveValue('masker');
});

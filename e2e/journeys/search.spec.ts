import { speakerOf } from '../actors/language.ts';
import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';

const { t: nl } = speakerOf('nl');

test('a product is found and opened with the keyboard alone', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/cart');
  await page.getByRole('link', { name: shopper.t('shell.search'), exact: true }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: nl('search.label') });
  await expect(field).toBeFocused();

  const products = page.getByRole('group', { name: nl('search.products') });
  await expect(products.getByRole('option')).toHaveCount(4);
  await page.keyboard.insertText('moss');
  await expect(products.getByRole('option').first()).toContainText(/moss/i);

  // Up from the field is the last row, down from there the field again, and then the first.
  const options = page.getByRole('option');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  const id = await options.last().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? 'nothing');
  const chosen = await options.last().locator('span').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/products\//);
  await expect(page.getByRole('heading', { level: 1, name: chosen, exact: true })).toBeVisible();
});

test('Escape gives the focus back, Enter goes to the page of results', async ({ page }) => {
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

test('the page of results works before scripts run, also for what nobody sells', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shopUrl()}/nl/search`);
  await page.getByRole('searchbox').fill('<b>zeppelin</b>');
  await page.getByRole('button', { name: nl('search.title') }).click();
  await expect(page.getByText(nl('search.nothing', { query: '<b>zeppelin</b>' }))).toBeVisible();
  await context.close();
});

test('the search keeps its shape under the mouse', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/cart');
  await page.getByRole('link', { name: shopper.t('shell.search'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: nl('search.title') });
  await expect(dialog.getByRole('option').first()).toBeVisible();
  const looks = () =>
    dialog.evaluate((element) => {
      const { borderRadius, backgroundColor } = getComputedStyle(element);
      return [element.matches(':hover'), borderRadius, backgroundColor] as const;
    });
  await page.mouse.move(20, 400);
  const [, ...apart] = await looks();
  await dialog.getByRole('option').last().hover();
  await expect.poll(looks).toEqual([true, ...apart]);
});

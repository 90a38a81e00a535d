import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

test('the price is chosen with a handle and the keyboard, and its URL lists the same', async ({
  page,
  openWithoutScripts,
}) => {
  const { t, main, ...shopper } = createShopper(page, 'nl');
  await shopper.visits('/shop');
  const everything = await main.getByRole('article').count();
  await main.getByText(t('filter.more')).click();
  const lowest = main.getByRole('slider', { name: t('filter.price.lowest') });
  await lowest.focus();
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/\/nl\/shop\?price=\d+-$/);
  await expect(lowest).toBeFocused();
  await expect.poll(() => main.getByRole('article').count()).toBeLessThan(everything);
  const shown = await main.getByRole('article').count();
  const linked = await openWithoutScripts(page.url().replace(shopUrl(), ''));
  await expect(linked.getByRole('main').getByRole('article')).toHaveCount(shown);
  await linked.getByText(t('filter.more')).click();
  await expect(linked.getByLabel(t('filter.price.lowest'))).toBeVisible();
});

test('a price is cleared and typed anew', async ({ page }) => {
  const { t, main, ...shopper } = createShopper(page, 'nl');
  await shopper.visits('/shop');
  await main.getByText(t('filter.more')).click();
  const from = main.getByRole('spinbutton', { name: t('filter.price.from') });
  await from.press('End');
  await from.press('Backspace');
  await from.press('Backspace');
  await expect(from).toHaveValue('');
  await from.pressSequentially('19.99');
  await from.press('Enter');
  await expect(page).toHaveURL(/\/nl\/shop\?price=19\.99-$/);
  await from.fill('');
  await from.press('Enter');
  await expect(page).toHaveURL(/\/nl\/shop$/);
  await expect(from).not.toHaveValue('');
});

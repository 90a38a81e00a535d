import { expect } from '../shop/test.ts';
import { screen } from './screen.ts';

screen('salons', ({ shopper }) => shopper.visits('/salon/'));
screen('salons-found', ({ shopper }) => shopper.visits('/salon/?query=a'));
screen('salon-selector', async ({ visitor }) => {
  await visitor.visits('/shop');
  await visitor.opensSalonSelector();
});
screen('wishlist-empty', ({ shopper }) => shopper.visits('/wishlist'));
screen('wishlist', async ({ visitor }) => {
  for (const title of await visitor.listedTitles(3)) await visitor.keeps(title);
  await visitor.visits('/wishlist');
});
screen('markets', async ({ shopper, page }) => {
  await shopper.visits('/');
  const name = new RegExp(`^${shopper.t('shell.market.change')}`);
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
screen('withdraw', ({ shopper }) => shopper.visits('/withdraw'));
screen('withdraw-review', async ({ shopper, page }) => {
  await shopper.visits('/withdraw');
  const form = page.getByRole('main').locator('form');
  await form.locator('[name=name]').fill('Ada Lok');
  await form.locator('[name=orderNumber]').fill('#1001');
  await form.locator('[name=email]').fill('ada@example.com');
  await form.getByRole('button').click();
  await expect(form.getByRole('button')).toHaveText(shopper.t('withdrawal.confirm'));
});
screen('not-found', ({ shopper }) => shopper.visits('/there-is-no-such-page'));
for (const page of [
  'about',
  'contact',
  'delivery',
  'returns',
  'privacy',
  'cookies',
  'terms',
  'imprint',
  'accessibility',
  'withdrawal',
]) {
  screen(`page-${page}`, ({ shopper }) => shopper.visits(`/pages/${page}`));
}

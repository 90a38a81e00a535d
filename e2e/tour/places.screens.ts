import { expect } from '../shop/test.ts';
import { checkedState, screen } from './screen.ts';

const PAGES = 'about delivery returns privacy cookies terms imprint accessibility'.split(' ');

checkedState('salons', 'salon', ({ shopper }) => shopper.visits('/salon/'));
screen('salons-found', 'salon', ({ shopper }) => shopper.visits('/salon/?query=a'));
screen('salon', 'salon/:salonNo', async ({ shopper, page }) => {
  await shopper.visits('/salon/');
  const list = page.getByRole('list', { name: shopper.t('salon.list') });
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/salon\/[^/]+$/);
});
screen('salon-selector', 'shop', async ({ visitor }) => {
  await visitor.visits('/shop');
  await visitor.opensSalonSelector();
});
screen('wishlist-empty', 'wishlist', ({ shopper }) => shopper.visits('/wishlist'));
screen('wishlist', 'wishlist', async ({ visitor }) => {
  for (const title of await visitor.listedTitles(3)) await visitor.keeps(title);
  await visitor.visits('/wishlist');
});
screen('markets', '', async ({ shopper, page }) => {
  await shopper.visits('/');
  const name = new RegExp(`^${shopper.t('shell.market.change')}`);
  // Link in the header where there is room, else in the footer.
  await page.getByRole('link', { name }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
checkedState('contact', 'contact', ({ shopper }) => shopper.visits('/contact'));
screen('contact-refused', 'contact', async ({ shopper, page }) => {
  await shopper.visits('/contact');
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.t('contact.send') })
    .click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});
checkedState('withdraw', 'withdraw', ({ shopper }) => shopper.visits('/withdraw'));
screen('withdraw-review', 'withdraw', async ({ shopper, page }) => {
  await shopper.visits('/withdraw');
  const form = page.getByRole('main').locator('form');
  await form.locator('[name=name]').fill('Ada Lok');
  await form.locator('[name=orderNumber]').fill('#1001');
  await form.locator('[name=email]').fill('ada@example.com');
  await form.getByRole('button').click();
  await expect(form.getByRole('button', { name: shopper.t('withdrawal.confirm') })).toBeVisible();
});
screen('markets-page', 'markets', ({ shopper }) => shopper.visits('/markets'));
checkedState('policy', 'policies/:handle', ({ shopper }) =>
  shopper.visits('/policies/privacy-policy'),
);
screen('journal', 'journal', ({ shopper }) => shopper.visits('/journal'));
screen('article', 'journal/:handle', ({ shopper }) => shopper.visits('/journal/three-steps'));
screen('not-found', '*', ({ shopper }) => shopper.visits('/there-is-no-such-page'));
// The longest and the one of its own kind are checked; the others are for screenshots.
for (const page of ['withdrawal', 'questions']) {
  screen(`page-${page}`, 'pages/:slug', ({ shopper }) => shopper.visits(`/pages/${page}`));
}
for (const page of PAGES) {
  checkedState(`page-${page}`, 'pages/:slug', ({ shopper }) => shopper.visits(`/pages/${page}`));
}

import { expect } from '../shop/test.ts';
import { declareScreens, screen } from './screen.ts';

declareScreens(
  screen('salon', 'salon/:salonNo', async ({ shopper, page }) => {
    await shopper.visits('/salon/');
    const list = page.getByRole('list', { name: shopper.t('salon.list') });
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/salon\/[^/]+$/);
  }),
  screen('salon-selector', 'range/:handle', async ({ visitor }) => {
    await visitor.visits('/range/rain');
    await visitor.opensSalonSelector();
  }),
  screen('markets', '', async ({ shopper, page }) => {
    await shopper.visits('/');
    const name = new RegExp(`^${shopper.t('shell.market.change')}`);
    // Link in the header where there is room, else in the footer.
    await page.getByRole('link', { name }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  screen('contact-refused', 'contact', async ({ shopper, page }) => {
    await shopper.visits('/contact');
    await page
      .getByRole('main')
      .getByRole('button', { name: shopper.t('contact.send') })
      .click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  }),
  screen('withdraw-review', 'withdraw', async ({ shopper, page }) => {
    await shopper.visits('/withdraw');
    const form = page.getByRole('main').locator('form');
    await form.locator('[name=name]').fill('Ada Lok');
    await form.locator('[name=orderNumber]').fill('#1001');
    await form.locator('[name=email]').fill('ada@example.com');
    await form.getByRole('button').click();
    await expect(form.getByRole('button', { name: shopper.t('withdrawal.confirm') })).toBeVisible();
  }),
  screen('wishlist', 'wishlist', async ({ visitor }) => {
    for (const title of await visitor.listedTitles(3)) await visitor.keeps(title);
    await visitor.visits('/wishlist');
  }),
);

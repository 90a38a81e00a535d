import type { Page } from '@playwright/test';
import { like } from '../actors/actor.ts';
import { CARE, mockCart, STYLING } from '../actors/cart.ts';
import { linkInEmail } from '../shop/mailbox.ts';
import { expect } from '../shop/test.ts';
import { checkedState } from './screen.ts';

const restockForm = (page: Page) => page.locator('form[action*="/account/restock"]');

checkedState('bag-news', 'cart', async (stage) => {
  await stage.shopper.cart.holds(CARE, STYLING);
  await mockCart(stage.page, ({ node }) => ({
    ...node,
    quantity: 3,
    merchandise: { ...node.merchandise, quantityAvailable: 1 },
    cost: { ...node.cost, amountPerQuantity: { amount: '1.0', currencyCode: 'EUR' } },
  }));
  await stage.shopper.visits('/cart');
  const fewer = stage.shopper.t('cart.news.fewer', { count: 1, wanted: 3 });
  await expect(stage.page.getByText(fewer).first()).toBeVisible();
});
checkedState('bag-failed', 'cart', async (stage) => {
  await stage.shopper.cart.holds(CARE, STYLING);
  await stage.page.route(/checkout\/(request|create)/, (route) =>
    route.fulfill({ status: 502, json: { error: '' } }),
  );
  await stage.shopper.visits('/cart');
  await expect(stage.page.getByText(stage.shopper.t('cart.remembered')).last()).toBeVisible();
});
checkedState('search-failed', 'shop', async ({ page, shopper }) => {
  await shopper.visits('/shop');
  await page.route(/search-dialog-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  await shopper.opensSearch();
  await expect(page.getByRole('dialog').getByText(shopper.t('errors.part.failed'))).toHaveCount(2);
});
checkedState('product-size-sold-out', 'products/:handle', async ({ page, shopper }) => {
  await shopper.visits('/products/volt-flexible-spray');
  await page
    .getByRole('radio', { name: shopper.t('product.soldOut') })
    .evaluate((radio: HTMLElement) => radio.click());
});
checkedState('restock-refused', 'account/restock', async ({ page, shopper }) => {
  await shopper.visits('/products/chalk-travel-shampoo');
  await restockForm(page).evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.submit();
  });
  await expect(page).toHaveURL(/account\/restock/);
});
checkedState('restock-confirm', 'account/restock/:token', async ({ customer, page, shopper }) => {
  await shopper.visits('/products/chalk-travel-shampoo');
  await restockForm(page).getByRole('textbox').fill(customer.email);
  await restockForm(page).getByRole('button').click();
  await page.goto(await linkInEmail(customer.email, 'restock'));
});
checkedState('menu', '', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.visits('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: shopper.t('shell.menu') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
checkedState('filters', 'shop', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.visits('/shop');
  await page.getByRole('main').locator('summary').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
checkedState('wishlist-popup', 'shop', async ({ page, visitor }) => {
  const [title = ''] = await visitor.listedTitles(1);
  await visitor.heartOf(title).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
checkedState('wishlist-all', 'wishlist', async ({ page, visitor, shopper }) => {
  await visitor.visits('/shop');
  const name = like(shopper.t('wishlist.button', { title: '§' }), '§');
  const hearts = page.getByRole('main').getByRole('button', { name, pressed: false });
  await hearts.evaluateAll((all) => {
    for (const heart of all) if (heart instanceof HTMLElement) heart.click();
  });
  await expect(hearts).toHaveCount(0);
  await shopper.visits('/wishlist');
  await expect(page.getByRole('article').nth(40)).toBeAttached();
});
checkedState('cookies', '', async ({ page, shopper }) => {
  await shopper.visits('/');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: shopper.t('shell.footer.cookies') })
    .click();
  await expect(page.getByRole('region', { name: shopper.t('consent.title') })).toBeVisible();
});

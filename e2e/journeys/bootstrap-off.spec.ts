import { textsFor } from '../actors/actor.ts';
import { createShopper } from '../actors/shopper.ts';
import { type OwnStorefront, openStorefront } from '../shop/open-storefront.ts';
import { expect, test } from '../shop/test.ts';

const { t } = textsFor('nl');

let shop: OwnStorefront;
test.beforeAll(async () => {
  shop = await openStorefront(() => ({ MARKETS: 'nl', BOOTSTRAP: 'off' }));
});
test.afterAll(() => shop.close());

test('without deferred scripts the shop sells as it does with them', async ({ page }) => {
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const main = page.getByRole('main');
  await shopper.visits('/');
  // The router starts its scripts by itself.
  await expect(page.locator('#startup')).toHaveCount(0);
  await expect(main.getByRole('article').first()).toBeVisible();

  await shopper.visits('/shop');
  const count = main.getByRole('heading', { level: 2 }).first();
  const everything = await count.innerText();
  await main.getByRole('checkbox', { name: /^pluis/ }).click();
  await expect(count).not.toHaveText(everything);
  await expect(page).toHaveURL(/concern=frizz/);

  const title = await shopper.opensFirstProduct();
  await shopper.addsToCart();
  await expect(shopper.cartPopup.getByRole('status').first()).toHaveText('1');
  await shopper.opensCartPage();
  await shopper.takesOneMore(title);
  await expect(main.getByRole('link', { name: t('cart.checkout'), exact: true })).toBeVisible();
});

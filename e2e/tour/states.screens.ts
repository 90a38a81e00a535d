import { CARE, mockCart, STYLING } from '../actors/cart.ts';
import { expect } from '../shop/test.ts';
import { buys, checkedState, state } from './screen.ts';

const LONG_NAME =
  'Feuchtigkeitsspendende-Intensivpflegehaarspülungskonzentratnachfüllpackung für gefärbtes Haar';

/** Raises the quantity in the body of a call, except for free items, which have attributes. */
function withQuantity(quantity: number, call: string | null): string {
  if (call === null || call.includes('"attributes"')) return call ?? '';
  return call.replace('"quantity":1', `"quantity":${quantity}`);
}

checkedState('bag-99', 'cart', async (stage) => {
  await stage.page.route(/\/api\/shopify\/checkout\//, (route) =>
    route.continue({ postData: withQuantity(99, route.request().postData()) }),
  );
  await stage.shopper.cart.holds(CARE, STYLING);
});
checkedState('bag-long-names', 'cart', async (stage) => {
  await mockCart(stage.page, ({ node }) => ({
    ...node,
    merchandise: {
      ...node.merchandise,
      title: LONG_NAME,
      product: { ...node.merchandise.product, title: LONG_NAME },
    },
  }));
  await stage.shopper.cart.holds(CARE, STYLING);
});
checkedState('bag-sold-out', 'cart', async (stage) => {
  await stage.shopper.cart.holds(CARE, STYLING);
  await mockCart(stage.page, ({ node }) => ({ ...node, quantity: 0 }));
  await stage.shopper.visits('/cart');
  await expect(stage.page.getByText(stage.shopper.t('cart.stock.nothing'))).toBeVisible();
});
checkedState('bag-partly-sold-out', 'cart', async (stage) => {
  await stage.shopper.cart.holds(CARE, STYLING);
  const sold = await stage.shopper.cart.titleOf(STYLING);
  await mockCart(stage.page, ({ node }) => {
    const isSold = 'title' in node.merchandise.product && node.merchandise.product.title === sold;
    return { ...node, merchandise: { ...node.merchandise, availableForSale: !isSold } };
  });
  await stage.shopper.visits('/cart');
  await expect(stage.page.getByText(stage.shopper.t('cart.stock.short'))).toBeVisible();
});
for (const [name, path] of [
  ['listing', '/shop'],
  ['product', '/products/rain-shampoo'],
] as const) {
  state(`${name}-without-pictures`, async ({ page, shopper }) => {
    await page.route(/\/cdn\/files\//, (route) => route.abort());
    await shopper.visits(path);
  });
}
checkedState('offline', 'products/:handle', async ({ page, shopper }) => {
  await shopper.visits('/products/rain-shampoo');
  await shopper.losesNetwork();
  await expect(page.getByText(shopper.t('connection.lost')).first()).toBeVisible();
});
checkedState('slow-navigation', '', async ({ page, shopper }) => {
  await shopper.visits('/');
  await page.route(/\.data(?:\?|$)/, () => new Promise(() => {}));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
});
checkedState('failed', 'products/:handle', async ({ page, shopper }) => {
  await shopper.visits('/');
  await page.route(/\.data(?:\?|$)/, (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: shopper.t('errors.retry') })).toBeVisible();
});
checkedState('bag-loading', 'cart', async (stage) => {
  await stage.shopper.cart.holds(CARE, STYLING);
  await stage.page.route(/checkout\/request/, () => new Promise(() => {}));
  await stage.page.reload();
  await expect(stage.page.getByText(stage.shopper.t('cart.loading')).first()).toBeAttached();
});
for (const [name, path] of [
  ['home', '/'],
  ['listing', '/shop?hairType=dry'],
  ['product', '/products/rain-shampoo'],
  ['register', '/account/register'],
] as const) {
  state(`${name}-forced-colours`, async ({ page, shopper }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await shopper.visits(path);
  });
}
/** A4 within its margins, in px. */
const PAPER = { width: 673, height: 985 };

state('order-on-paper', async (stage) => {
  const { page } = stage;
  await buys(stage);
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
});
state('account-order-on-paper', async (stage) => {
  const { page, customer } = stage;
  await customer.isLoggedIn();
  const name = await buys(stage);
  await customer.visits('/account/orders');
  await customer.goesTo(customer.t('orders.order', { name }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
});
state('policy-on-paper', async ({ page, shopper }) => {
  await shopper.visits('/pages/returns');
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
});

import { CARE, STYLING } from '../actors/bag.ts';
import { expect } from '../shop/test.ts';
import { buys } from './buys.ts';
import { showsOtherBag } from './other-bag.ts';
import { examinedState, type Stage, state } from './screen.ts';

const LONG_NAME =
  'Feuchtigkeitsspendende-Intensivpflegehaarspülungskonzentratnachfüllpackung für gefärbtes Haar';

async function hasBag({ bag, shopper }: Stage): Promise<void> {
  await bag.add(CARE);
  await bag.add(STYLING);
  await shopper.visits('/cart');
  await expect(bag.line(CARE)).toBeVisible();
}

/** The same call for more of a thing than anybody would press for; what the shop adds as free is marked, and stays one. */
function asksFor(quantity: number, call: string | null): string {
  if (call === null || call.includes('"attributes"')) return call ?? '';
  return call.replace('"quantity":1', `"quantity":${quantity}`);
}

examinedState('bag-99', 'cart', async (stage) => {
  await stage.page.route(/\/api\/shopify\/checkout\//, (route) =>
    route.continue({ postData: asksFor(99, route.request().postData()) }),
  );
  await hasBag(stage);
});
examinedState('bag-long-names', 'cart', async (stage) => {
  await showsOtherBag(stage.page, ({ node }) => ({
    ...node,
    merchandise: {
      ...node.merchandise,
      title: LONG_NAME,
      product: { ...node.merchandise.product, title: LONG_NAME },
    },
  }));
  await hasBag(stage);
});
examinedState('bag-sold-out', 'cart', async (stage) => {
  await hasBag(stage);
  await showsOtherBag(stage.page, ({ node }) => ({ ...node, quantity: 0 }));
  await stage.shopper.visits('/cart');
  await expect(stage.page.getByText(stage.shopper.t('cart.stock.nothing'))).toBeVisible();
});
examinedState('bag-partly-sold-out', 'cart', async (stage) => {
  await hasBag(stage);
  const sold = await stage.bag.titleOf(STYLING);
  await showsOtherBag(stage.page, ({ node }) => {
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
examinedState('offline', 'products/:handle', async ({ page, shopper }) => {
  await shopper.visits('/products/rain-shampoo');
  await shopper.losesNetwork();
  await expect(page.getByText(shopper.t('connection.lost')).first()).toBeVisible();
});
examinedState('slow-navigation', '', async ({ page, shopper }) => {
  await shopper.visits('/');
  await page.route(/\.data(?:\?|$)/, () => new Promise(() => {}));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
});
examinedState('failed', 'products/:handle', async ({ page, shopper }) => {
  await shopper.visits('/');
  await page.route(/\.data(?:\?|$)/, (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: shopper.t('errors.retry') })).toBeVisible();
});
examinedState('bag-loading', 'cart', async (stage) => {
  await hasBag(stage);
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
/** What A4 leaves between its margins. */
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

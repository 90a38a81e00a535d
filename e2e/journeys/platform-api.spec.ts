import { LOCALES, marketOf } from '@lokke/domain/markets';
import { callStorefrontApi } from '../shop/admin-api.ts';
import { platformUrl, shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

const MARKS = ['_freeItem', '_gift_with_purchase'];

test('the platform responds to its health check', async ({ request }) => {
  const response = await request.get(`${platformUrl()}/healthz`);
  expect(response.status()).toBe(200);
});

test('every shop has products to sell from the first start on', async () => {
  const shops = new Set(LOCALES.map((locale) => marketOf(locale).shop));
  expect(shops.size).toBe(11);
  for (const shop of shops) {
    const { products } = await callStorefrontApi(
      shop,
      '{ products(first: 250) { nodes { title availableForSale } } }',
    );
    const available = products.nodes.filter(
      (product: { readonly availableForSale: boolean }) => product.availableForSale,
    );
    expect(available.length, shop).toBeGreaterThan(20);
  }
});

for (const mark of MARKS) {
  test(`a forged ${mark} attribute does not change the price`, async ({ request }) => {
    const { product } = await callStorefrontApi(
      'nl',
      '{ product(handle: "rain-mask") { variants(first: 1) { nodes { id price { amount } } } } }',
    );
    const { id, price } = product.variants.nodes[0];
    const post = async (call: string, body: object) => {
      const response = await request.post(`${shopUrl()}/api/shopify/checkout/${call}/`, {
        data: { locale: 'nl', ...body },
      });
      expect(response.status()).toBe(200);
      return (await response.json()).data;
    };
    const attributes = [{ key: mark, value: 'true' }];
    const line = { variantId: id, quantity: 1 };
    const cart = await post('create', { lineItems: [{ ...line, attributes }] });
    expect(cart.cost.totalAmount.amount).toBe(price.amount);

    const added = await post('add-items', { checkoutId: cart.id, lineItems: [line] });
    const unmarked = added.lines.edges
      .map(({ node }: { node: object }) => node)
      .find(({ attributes: own }: { attributes: object[] }) => own.length === 1);
    const forged = MARKS.map((key) => ({ key, value: 'true' }));
    const replaced = await post('replace-items', {
      checkoutId: cart.id,
      lineItems: [{ ...line, id: unmarked.id, attributes: forged }],
    });
    expect(Number(replaced.cost.totalAmount.amount)).toBe(2 * Number(price.amount));
  });
}

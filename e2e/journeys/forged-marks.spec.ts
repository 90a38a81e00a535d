import { platformUrl, shopUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';

const MARKS = ['_freeItem', '_gift_with_purchase'];

for (const mark of MARKS) {
  test(`a product that a buyer marks ${mark} costs what it costs`, async ({ request }) => {
    const found = await request.post(`${platformUrl()}/nl/api/2024-01/graphql.json`, {
      headers: { 'X-Shopify-Storefront-Access-Token': 'lokke-public-nl' },
      data: {
        query:
          '{ product(handle: "rain-mask") { variants(first: 1) { nodes { id price { amount } } } } }',
      },
    });
    const { id, price } = (await found.json()).data.product.variants.nodes[0];
    const post = async (call: string, body: object) => {
      const answer = await request.post(`${shopUrl()}/api/shopify/checkout/${call}/`, {
        data: { locale: 'nl', ...body },
      });
      expect(answer.status()).toBe(200);
      return (await answer.json()).data;
    };
    const attributes = [{ key: mark, value: 'true' }];
    const cart = await post('create', { lineItems: [{ variantId: id, quantity: 1, attributes }] });
    expect(cart.cost.totalAmount.amount).toBe(price.amount);

    const lineItems = [{ variantId: id, quantity: 1 }];
    const added = await post('add-items', { checkoutId: cart.id, lineItems });
    const line = added.lines.edges
      .map(({ node }: { node: object }) => node)
      .find(({ attributes: own }: { attributes: object[] }) => own.length === 1);
    const replaced = await post('replace-items', {
      checkoutId: cart.id,
      lineItems: [
        {
          variantId: id,
          id: line.id,
          quantity: 1,
          attributes: MARKS.map((key) => ({ key, value: 'true' })),
        },
      ],
    });
    expect(Number(replaced.cost.totalAmount.amount)).toBe(2 * Number(price.amount));
  });
}

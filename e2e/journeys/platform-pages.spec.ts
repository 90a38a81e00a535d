import { platformUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';

const SHOPS = ['nl', 'fr', 'us', 'de', 'uk', 'be', 'es', 'ie', 'no', 'se', 'ni'];

test('the platform answers its health address', async ({ request }) => {
  const response = await request.get(`${platformUrl()}/healthz`);
  expect(response.status()).toBe(200);
});

for (const shop of SHOPS) {
  test(`the ${shop} shop has products to sell from the first start on`, async ({ request }) => {
    const response = await request.post(`${platformUrl()}/${shop}/api/2024-10/graphql.json`, {
      data: { query: '{ products(first: 250) { nodes { title availableForSale } } }' },
    });
    const { data } = await response.json();
    const available = data.products.nodes.filter(
      (product: { readonly availableForSale: boolean }) => product.availableForSale,
    );
    expect(available.length).toBeGreaterThan(20);
  });
}

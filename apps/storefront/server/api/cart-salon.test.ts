import { seedDemoSalons } from '@lokke/platform';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Endpoint, openEndpoint } from '../../testing/call-endpoint.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';

const DUTCH_SALON = '10001';

let embedded: EmbeddedShops;
let endpoint: Endpoint;
let germanSalon = '';

beforeAll(async () => {
  embedded = await openEmbeddedShops();
  await seedDemoSalons(embedded.platform.context);
  endpoint = openEndpoint(embedded);
  const list = await endpoint.api.request('http://lokke.test/api/salons/list/?locale=de');
  const { salons }: { salons: readonly { salonNo: string }[] } = await list.json();
  germanSalon = salons[0]?.salonNo ?? '';
});
afterAll(() => embedded[Symbol.dispose]());

const create = () =>
  endpoint.checkout('create', {
    lineItems: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
  });

const PLATFORM_ATTRIBUTES = `mutation ($id: ID!, $attributes: [AttributeInput!]!) {
  cartAttributesUpdate(cartId: $id, attributes: $attributes) { cart { attributes { key value } } }
}`;

/** Changes a cart as another app of the shop does. */
async function setAttributes(id: string, attributes: readonly object[]): Promise<void> {
  const response = await embedded.platform.fetch(
    new Request('http://localhost:4010/nl/api/2024-01/graphql.json', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': 'lokke-public-nl',
      },
      body: JSON.stringify({ query: PLATFORM_ATTRIBUTES, variables: { id, attributes } }),
    }),
  );
  expect(await response.json()).not.toHaveProperty('errors');
}

describe('the salon of a cart', () => {
  it('is set, kept through changes of lines, changed and taken off', async () => {
    const { id, salonNo } = await create();
    expect(salonNo).toBeNull();
    expect(await endpoint.checkout('salon', { id, salonNo: DUTCH_SALON })).toMatchObject({
      salonNo: DUTCH_SALON,
      totalQuantity: 1,
    });
    const lineItems = [{ variantId: 'gid://shopify/ProductVariant/2', quantity: 1 }];
    const added = await endpoint.checkout('add-items', { checkoutId: id, lineItems });
    expect(added.salonNo).toBe(DUTCH_SALON);
    expect((await endpoint.checkout('salon', { id, salonNo: '10002' })).salonNo).toBe('10002');
    expect((await endpoint.checkout('salon', { id, salonNo: null })).salonNo).toBeNull();
    expect((await endpoint.checkout('request', { id })).salonNo).toBeNull();
  });

  it('leaves the attributes that others have set', async () => {
    const { id } = await create();
    await setAttributes(id, [{ key: 'wrap', value: 'yes' }]);
    await endpoint.checkout('salon', { id, salonNo: DUTCH_SALON });
    const row = embedded.platform.context.store.read
      .prepare('SELECT * FROM carts ORDER BY rowid DESC LIMIT 1')
      .get();
    expect(JSON.stringify(row)).toContain('wrap');
  });

  test.each([
    ['of nobody', () => 'no-such-salon', 404, 'This salon does not exist'],
    ['of another market', () => germanSalon, 404, 'This salon does not exist'],
    ['without a number', () => '', 404, 'This salon does not exist'],
    ['of 65 characters', () => '1'.repeat(65), 404, 'This salon does not exist'],
    ['that is no text', () => 10001, 404, 'This salon does not exist'],
  ])('is refused: a salon %s', async (_, salonNo, status, error) => {
    const { id } = await create();
    const refused = await endpoint.post('salon', { id, salonNo: salonNo(), locale: 'nl' });
    expect(refused.status).toBe(status);
    expect(await refused.json()).toEqual({ error });
    expect((await endpoint.checkout('request', { id })).salonNo).toBeNull();
  });

  it('is not set on a cart that is not there', async () => {
    const id = 'gid://shopify/Cart/none?key=none';
    expect((await endpoint.post('salon', { id, salonNo: null, locale: 'nl' })).status).toBe(404);
  });
});

import { seedDemoSalons } from '@lokke/platform';
import { describe, expect, it, test } from 'vitest';
import { requestStorefront } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openShops } from '../../testing/open-for-tests.ts';

const DUTCH_SALON = '10001';

const embedded = await openShops();
const endpoint = openEndpoint(embedded);
let germanSalon = '';

await seedDemoSalons(embedded.platform.context);
const list = await endpoint.api.request('http://lokke.test/api/salons/list/?locale=de');
const { salons }: { salons: readonly { salonNo: string }[] } = await list.json();
germanSalon = salons[0]?.salonNo ?? '';

const create = () =>
  endpoint.checkout('create', {
    lineItems: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
  });

const PLATFORM_ATTRIBUTES = `mutation ($id: ID!, $attributes: [AttributeInput!]!) {
  cartAttributesUpdate(cartId: $id, attributes: $attributes) { cart { attributes { key value } } }
}`;

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
    const attributes = [{ key: 'wrap', value: 'yes' }];
    const set = await requestStorefront(embedded, PLATFORM_ATTRIBUTES, { id, attributes });
    expect(set).not.toHaveProperty('errors');
    await endpoint.checkout('salon', { id, salonNo: DUTCH_SALON });
    const row = embedded.platform.context.store.read
      .prepare('SELECT * FROM carts ORDER BY rowid DESC LIMIT 1')
      .get();
    expect(JSON.stringify(row)).toContain('wrap');
  });

  test.each([
    ['of nobody', () => 'no-such-salon'],
    ['of another market', () => germanSalon],
    ['without a number', () => ''],
    ['of 65 characters', () => '1'.repeat(65)],
    ['that is no text', () => 10001],
  ])('is refused: a salon %s', async (_, salonNo) => {
    const { id } = await create();
    const refused = await endpoint.post('salon', { id, salonNo: salonNo(), locale: 'nl' });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toEqual({ error: 'This salon does not exist' });
    expect((await endpoint.checkout('request', { id })).salonNo).toBeNull();
  });

  it('is not set on a cart that is not there', async () => {
    const id = 'gid://shopify/Cart/none?key=none';
    expect((await endpoint.post('salon', { id, salonNo: null, locale: 'nl' })).status).toBe(404);
  });
});

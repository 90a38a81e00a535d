import { messageOf } from '@lokke/contract/errors';
import { marketOf } from '@lokke/domain/markets';
import { afterAll, describe, expect, it, test } from 'vitest';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openDiscountOffice } from '../../testing/discount-fixture.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';
import BUY_AND_GET from './buy-and-get.json' with { type: 'json' };

const office = await openDiscountOffice();
const embedded = await openEmbeddedShops();
const endpoint = openEndpoint({ ...embedded, shops: office.shops });
afterAll(() => {
  office[Symbol.dispose]();
  embedded[Symbol.dispose]();
});

const send = async (query: Record<string, string>) =>
  endpoint.api.request(
    `http://lokke.test/api/shopify/get-automatic-discount-by-id/?${new URLSearchParams(query)}`,
  );

async function openDiscount(): Promise<string> {
  const comb = await office.variantOf('comb');
  return office.open({
    buys: {
      items: { products: { productsToAdd: [comb.productId] } },
      value: { quantity: '2' },
    },
    freeProductIds: [comb.productId],
    usesPerOrderLimit: 3,
  });
}

describe('an automatic discount', () => {
  it('is answered by its id, with what it needs and gives', async () => {
    const comb = await office.variantOf('comb');
    const discountId = await openDiscount();
    const response = await send({ discountId, locale: 'nl' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      discountId,
      type: 'DiscountAutomaticBxgy',
      data: JSON.parse(
        JSON.stringify(BUY_AND_GET)
          .replaceAll('$product', comb.productId)
          .replaceAll('$variant', comb.id),
      ),
    });
    await office.end(discountId);
  });

  it.each([
    [100, 30],
    [101, 31],
    [250, 61],
  ])(
    'is answered with all of %i products that it asks for and %i that it gives',
    async (bought, free) => {
      using large = await openDiscountOffice(bought);
      const ids: string[] = [];
      for (let at = 0; at < bought; at += 1) {
        ids.push((await large.variantOf(`more-${at}`)).productId);
      }
      const discountId = await large.open({
        buys: { items: { products: { productsToAdd: ids } }, value: { quantity: '2' } },
        freeProductIds: ids.slice(0, free),
        usesPerOrderLimit: null,
      });
      const found = await large.shops.discountsOf(marketOf('nl')).byId(discountId);
      const { customerBuys, customerGets } = found.ok ? found.value.data : {};
      const items = customerBuys?.items;
      expect(items?.__typename === 'DiscountProducts' && items.products).toEqual(
        ids.map((id) => ({ id })),
      );
      expect(customerGets?.products.map(({ id }) => id)).toEqual(ids.slice(0, free));
    },
  );

  it('is answered with its status once it has ended, a moment later', async () => {
    const discountId = await openDiscount();
    const statusNow = async () =>
      (await (await send({ discountId, locale: 'nl' })).json()).data.status;
    expect(await statusNow()).toBe('ACTIVE');
    await office.end(discountId);
    expect(await statusNow()).toBe('ACTIVE');
    office.pass(5_000);
    expect(await statusNow()).toBe('EXPIRED');
  });

  test.each([
    [
      'unknown',
      { discountId: 'gid://shopify/DiscountAutomaticNode/77777', locale: 'nl' },
      404,
      'unknownDiscount',
    ],
    [
      'of another shop',
      { discountId: 'gid://shopify/DiscountAutomaticNode/1', locale: 'de' },
      404,
      'unknownDiscount',
    ],
    ['malformed', { discountId: '1', locale: 'nl' }, 400, 'invalidDiscountId'],
  ] as const)('that is %s is refused clearly', async (_, query, status, code) => {
    const response = await send(query);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: messageOf(code) });
  });
});

it('an unknown id is asked for thirty times from a network, and again however often', async () => {
  const { api } = openEndpoint({ ...embedded, shops: office.shops });
  const get = async (discountId: string, remoteAddress = '203.0.113.7') => {
    const query = new URLSearchParams({ discountId, locale: 'nl' });
    const path = `http://lokke.test/api/shopify/get-automatic-discount-by-id/?${query}`;
    return (await api.request(path, {}, { incoming: { socket: { remoteAddress } } })).status;
  };
  const unknown = (number: number) => get(`gid://shopify/DiscountAutomaticNode/9${number}`);
  const discountId = await openDiscount();
  for (let count = 0; count < 40; count += 1) expect(await unknown(1)).toBe(404);
  for (let count = 0; count < 40; count += 1) expect(await get(discountId)).toBe(200);
  for (let count = 2; count < 31; count += 1) expect(await unknown(count)).toBe(404);
  expect(await unknown(31)).toBe(429);
  expect(await get(discountId, '203.0.113.8')).toBe(200);
});

describe('discount codes', () => {
  it('are put on a cart, which says whether they apply, and taken off', async () => {
    const { id: variantId } = await office.variantOf('shampoo');
    const { id } = await endpoint.checkout('create', { lineItems: [{ variantId, quantity: 1 }] });
    const tried = await endpoint.checkout('discount-codes', { id, discountCodes: [' NOPE '] });
    expect(tried.discountCodes).toEqual([{ code: 'NOPE', applicable: false }]);
    const without = await endpoint.checkout('discount-codes', { id, discountCodes: [] });
    expect(without.discountCodes).toEqual([]);
  });

  it('are refused with a reason by shops of versions that give one', async () => {
    using newest = await openEmbeddedShops({ environment: { SHOPIFY_NL_API_VERSION: '2026-10' } });
    const there = openEndpoint(newest);
    const lineItems = [{ variantId: 'gid://shopify/ProductVariant/2', quantity: 9 }];
    const created = await there.checkout('create', { lineItems });
    const short = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: created.lines.edges[0]?.node.id };
    expect(created.warnings).toEqual([short]);
    const { id } = created;
    const tried = await there.checkout('discount-codes', { id, discountCodes: ['NOPE'] });
    expect(tried.warnings).toEqual([{ code: 'DISCOUNT_NOT_FOUND', target: id }]);
    expect((await there.checkout('request', { id })).warnings).toEqual([]);
  });

  test.each([[['']], ['CODE'], [[7]], [undefined], [Array.from({ length: 21 }, String)]])(
    '%o are refused',
    async (discountCodes) => {
      const id = 'gid://shopify/Cart/1?key=a';
      const response = await endpoint.post('discount-codes', { id, discountCodes, locale: 'nl' });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: messageOf('invalidDiscountCodes') });
    },
  );
});

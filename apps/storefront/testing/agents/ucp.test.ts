import { discountsFile, importDiscounts, seedDemoSalons } from '@lokke/platform';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../server/api/index.ts';
import { stateInProcess } from '../../server/shared-state/index.ts';
import { requestAdmin } from '../account-visitor.ts';
import { buy } from '../buy.ts';
import { FULL_SHOP } from '../full-shop.ts';
import { openShops } from '../open-for-tests.ts';
import { openAssistant } from './assistant.ts';
import { breachesOf } from './ucp-schemas.ts';

const clock = { hours: 0 };
const embedded = await openShops({
  shops: ['nl', 'de', 'us'],
  environment: { SHOPIFY_NL_API_VERSION: '2026-04', TRUSTED_PROXY_COUNT: '1' },
  drafts: FULL_SHOP,
  now: () => clock.hours * 3_600_000,
});
const { exchanges } = stateInProcess(() => performance.now());
const api = createApi({
  ...embedded,
  exchanges,
  clock: () => Date.parse('2026-11-20T12:00:00Z') + clock.hours * 3_600_000,
  log: () => undefined,
});
const { call } = openAssistant(api);
const TEN = {
  id: 9,
  title: 'Ten percent',
  code: 'TEN',
  startsAt: '2024-01-01T00:00:00Z',
  endsAt: null,
  terms: {
    kind: 'basic',
    items: { kind: 'all' },
    reduction: { kind: 'percentage', percentage: 10 },
  },
  combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: true },
};
const { context } = embedded.platform;
await importDiscounts(context, 'nl', discountsFile([TEN], 'discounts'));
await seedDemoSalons(context);

const foundSchema = v.object({
  products: v.array(
    v.object({
      id: v.string(),
      url: v.string(),
      variants: v.array(v.object({ id: v.string(), price: v.object({ currency: v.string() }) })),
    }),
  ),
});
const cartSchema = v.object({
  id: v.string(),
  continue_url: v.string(),
  currency: v.string(),
  totals: v.array(v.object({ type: v.string(), amount: v.number() })),
  line_items: v.array(v.object({ id: v.string(), quantity: v.number() })),
});
const NL = { address_country: 'NL', language: 'nl' };

async function findVariant(context: object = NL): Promise<string> {
  const { content } = await call('search_catalog', { catalog: { query: 'shampoo', context } });
  return v.parse(foundSchema, content).products[0]?.variants[0]?.id ?? '';
}

async function makeCart(quantity = 2, key?: string) {
  const line_items = [{ item: { id: await findVariant() }, quantity }];
  const made = await call('create_cart', { cart: { line_items, context: NL } }, key);
  return { ...made, cart: v.parse(cartSchema, made.content) };
}

describe.each([
  ['NL', 'nl', 'EUR', '/nl/products/'],
  ['DE', 'de', 'EUR', '/de/products/'],
  ['US', 'na', 'USD', '/na/products/'],
])('an assistant that buys in %s', (address_country, locale, currency, path) => {
  const context = { address_country };

  it('searches, looks up, fills a cart and hands over', async () => {
    const search = await call('search_catalog', { catalog: { query: 'shampoo', context } });
    expect(
      breachesOf('shopping/catalog_search.json#/$defs/search_response', search.content),
    ).toEqual([]);
    const [product] = v.parse(foundSchema, search.content).products;
    expect(product?.url).toContain(path);
    expect(product?.variants[0]?.price.currency).toBe(currency);

    const ids = [product?.id, product?.variants[0]?.id, 'gid://shopify/Product/404'];
    const lookup = await call('lookup_catalog', { catalog: { ids, context } });
    expect(
      breachesOf('shopping/catalog_lookup.json#/$defs/lookup_response', lookup.content),
    ).toEqual([]);
    expect(lookup.content).toMatchObject({ messages: [{ code: 'not_found', content: ids[2] }] });

    const detail = await call('get_product', { catalog: { id: product?.id, context } });
    expect(
      breachesOf('shopping/catalog_lookup.json#/$defs/get_product_response', detail.content),
    ).toEqual([]);

    // Ounces are no measure of the protocol.
    expect(JSON.stringify(detail.content).includes('unit_price')).toBe(locale !== 'na');

    const line_items = [{ item: { id: product?.variants[0]?.id }, quantity: 2 }];
    const made = await call('create_cart', { cart: { line_items, context } });
    expect(breachesOf('shopping/cart.json', made.content)).toEqual([]);
    const cart = v.parse(cartSchema, made.content);
    expect(cart.currency).toBe(currency);
    const [last, ...before] = cart.totals.toReversed();
    expect(before.reduce((sum, { amount }) => sum + amount, 0)).toBe(last?.amount);

    const checkout = await call('create_checkout', {
      checkout: { cart_id: cart.id, line_items: [] },
    });
    expect(breachesOf('shopping/checkout.json', checkout.content)).toEqual([]);
    expect(checkout.content).toMatchObject({ status: 'requires_escalation', id: cart.id });
    expect(new URL(cart.continue_url).searchParams.get('locale')).toBe(locale);
  });
});

describe('a cart of an assistant', () => {
  it('is replaced whole, with codes', async () => {
    const { cart } = await makeCart(1);
    const variant = await findVariant();
    const wanted = {
      line_items: [{ item: { id: variant }, quantity: 3 }],
      discounts: { codes: ['TEN'] },
    };
    const updated = await call('update_cart', { id: cart.id, cart: wanted });
    expect(
      breachesOf('shopping/discount.json#/$defs/dev.ucp.shopping.cart', updated.content),
    ).toEqual([]);
    expect(updated.content).toMatchObject({
      line_items: [{ quantity: 3 }],
      totals: [
        { type: 'subtotal', amount: 3750 },
        { type: 'discount', amount: -375, display_text: 'TEN' },
        { type: 'total', amount: 3375 },
      ],
    });
    const wrong = await call('update_cart', {
      id: cart.id,
      cart: { ...wanted, discounts: { codes: ['NOPE'] } },
    });
    expect(wrong.content).toMatchObject({ messages: [{ type: 'warning', content: 'NOPE' }] });
  });

  it('is made once for one key, and refused to another use of it', async () => {
    const first = await makeCart(1, 'a-key-of-one-buyer');
    const again = await makeCart(1, 'a-key-of-one-buyer');
    expect(again.cart.id).toBe(first.cart.id);
    const line_items = [{ item: { id: await findVariant() }, quantity: 9 }];
    const other = await call(
      'create_cart',
      { cart: { line_items, context: NL } },
      'a-key-of-one-buyer',
    );
    expect(other.status).toBe(409);
  });

  it('is another one for the same key of another agent or network, and refused to another tool or market', async () => {
    const key = 'one-two-three';
    const { cart } = await makeCart(1, key);
    const line_items = [{ item: { id: await findVariant() }, quantity: 1 }];
    const input = { line_items, context: NL };
    expect((await call('create_checkout', { checkout: input }, key)).status).toBe(409);
    const there = openAssistant(api, '/api/ucp/mcp/de');
    expect((await there.call('create_cart', { cart: input }, key)).status).toBe(409);
    const meta = { 'ucp-agent': { profile: 'https://other.example' }, 'idempotency-key': key };
    const others = await call('create_cart', { meta, cart: input });
    expect(v.parse(cartSchema, others.content).id).not.toBe(cart.id);
    const fetch = (request: Request) => {
      request.headers.set('x-forwarded-for', '203.0.113.9');
      return api.fetch(request);
    };
    const elsewhere = await openAssistant({ fetch }).call('create_cart', { cart: input }, key);
    expect(v.parse(cartSchema, elsewhere.content).id).not.toBe(cart.id);
  });

  it('is gone when it was cancelled', async () => {
    const { cart } = await makeCart();
    const canceled = await call('cancel_checkout', { id: cart.id }, 'a-key-to-cancel');
    expect(breachesOf('shopping/checkout.json', canceled.content)).toEqual([]);
    expect(canceled.content).toMatchObject({ status: 'canceled', line_items: [{ quantity: 2 }] });
    const { content } = await call('get_cart', { id: cart.id });
    expect(breachesOf('shopping/types/error_response.json', content)).toEqual([]);
    expect(content).toMatchObject({ messages: [{ code: 'not_found' }] });
  });

  it('carries the salon and what the buyer consented to into the checkout', async () => {
    const line_items = [{ item: { id: await findVariant() }, quantity: 1 }];
    const consent = { analytics: true, marketing: false };
    const wanted = {
      line_items,
      context: NL,
      salon_no: '10001',
      buyer: { consent, email: 'a@b.c' },
    };
    const { content } = await call('create_checkout', { checkout: wanted });
    const schema = 'shopping/buyer_consent.json#/$defs/dev.ucp.shopping.checkout';
    expect(breachesOf(schema, content)).toEqual([]);
    expect(content).toMatchObject({ salon_no: '10001', buyer: { consent } });
    expect(JSON.stringify(content)).not.toContain('a@b.c');
    const { id, continue_url } = v.parse(cartSchema, content);
    const { searchParams } = new URL(continue_url);
    expect([searchParams.get('_cs'), searchParams.get('locale')]).toEqual(['a1m0', 'nl']);
    const silent = v.parse(cartSchema, (await call('get_checkout', { id })).content);
    expect(new URL(silent.continue_url).searchParams.has('_cs')).toBe(false);
    await buy(embedded, continue_url, 'anna@lokke.example');
    const asked =
      '{ orders(first: 1, reverse: true) { nodes { customAttributes { key value } } } }';
    expect(await requestAdmin(embedded, 'nl', asked, {})).toContain('"_salonNo","value":"10001"');
  });

  it('takes another salon of its market, and none that is not there', async () => {
    const { cart } = await makeCart(1);
    const id = await findVariant();
    const line_items = [{ item: { id }, quantity: 1 }];
    const change = (salon_no: string) =>
      call('update_cart', { id: cart.id, cart: { line_items, salon_no } });
    expect((await change('10001')).content).toMatchObject({ salon_no: '10001' });
    expect((await change('none')).content).toMatchObject({ messages: [{ code: 'invalid' }] });
    const read = await call('get_cart', { id: cart.id });
    expect(read.content).toMatchObject({ salon_no: '10001' });
  });

  it('says at its order where it came from', async () => {
    const { cart } = await makeCart();
    await buy(embedded, cart.continue_url, 'anna@lokke.example');
    const asked =
      '{ orders(first: 1, reverse: true) { nodes { customAttributes { key value } } } }';
    expect(await requestAdmin(embedded, 'nl', asked, {})).toContain('"_source","value":"agent"');
  });

  it('is over after a day', async () => {
    const { cart } = await makeCart();
    clock.hours = 23;
    expect((await call('get_cart', { id: cart.id })).content).toMatchObject({ id: cart.id });
    clock.hours = 24;
    expect((await call('get_cart', { id: cart.id })).content).toMatchObject({
      messages: [{ code: 'not_found' }],
    });
  });
});

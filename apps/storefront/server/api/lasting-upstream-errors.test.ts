import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import { marketOf } from '@lokke/domain/markets';
import { describe, expect, it } from 'vitest';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';

type Fault = Parameters<
  Awaited<ReturnType<typeof openEmbeddedShops>>['platform']['faults']['set']
>[1];
const planOf = (kind: NonNullable<Fault>['kinds'][number], times: number | null = null) => ({
  latencyInMs: 0,
  rate: 1,
  kinds: [kind],
  times,
});

const BODY = {
  lineItems: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
  locale: 'nl',
};

/** Response of the cart call, number of upstream requests, and log. */
const LASTING = [
  ['throttled', 'tooManyRequests', 3, 'throttled'],
  ['unauthorized', 'platformFailed', 1, 'http 401'],
  ['frozen', 'platformFailed', 1, 'http 402: Unavailable Shop'],
  ['forbidden', 'platformFailed', 1, 'http 403: Unavailable Shop'],
  ['missing', 'platformFailed', 1, 'http 404: Not Found'],
  ['locked', 'platformFailed', 1, 'http 423: This shop is unavailable'],
  ['tooManyRequests', 'tooManyRequests', 3, 'throttled'],
  ['rejected', 'tooManyRequests', 3, 'throttled'],
  ['failed', 'platformFailed', 1, 'http 500: {"base":["Internal Server Error"]}'],
  ['unavailable', 'platformFailed', 3, 'http 503: Service Unavailable'],
  ['page', 'platformFailed', 1, 'http 502'],
  ['half', 'platformFailed', 1, 'unreadable: The response is not JSON'],
] as const satisfies readonly (readonly [
  NonNullable<Fault>['kinds'][number],
  ApiErrorCode,
  number,
  string,
])[];

describe.each(LASTING)(
  'while every answer of the shop is "%s"',
  (kind, expected, requested, reason) => {
    it('a buyer reads a sentence, the log the reason, and a write is repeated only if undone', async () => {
      using embedded = await openEmbeddedShops();
      embedded.platform.faults.set('nl', planOf(kind));
      const { post, logged } = openEndpoint(embedded);
      const response = await post('create', BODY);
      expect(response.status).toBe(API_ERRORS[expected].status);
      expect(await response.json()).toEqual({ error: API_ERRORS[expected].message });
      expect(embedded.requestCount()).toBe(requested);
      expect(logged[0]?.['reason']).toContain(reason);
    });

    it('a page shows what it showed before, and without it says that it could not be loaded', async () => {
      let time = 0;
      using embedded = await openEmbeddedShops({ now: () => time });
      const catalogue = embedded.shops.catalogueOf(marketOf('nl'));
      expect((await catalogue.products()).kind).toBe('found');
      embedded.platform.faults.set('nl', planOf(kind));
      time += 60_000;
      expect((await catalogue.products()).kind).toBe('found');
      expect((await catalogue.menu('main-menu')).kind).toBe('failed');
    });
  },
);

it.each(['throttled', 'tooManyRequests', 'rejected', 'unavailable'] as const)(
  'a buyer does not notice two answers of "%s"',
  async (kind) => {
    using embedded = await openEmbeddedShops();
    embedded.platform.faults.set('nl', planOf(kind, 2));
    const { checkout } = openEndpoint(embedded);
    expect((await checkout('create', BODY)).lines.edges).toHaveLength(1);
  },
);

it('the cart is asked for on behalf of the buyer, whose address the shop limits by', async () => {
  using embedded = await openEmbeddedShops({ environment: { TRUSTED_PROXY_COUNT: '1' } });
  const seen: (string | null)[] = [];
  embedded.respondWith((input, init) => {
    const request = new Request(input, init);
    seen.push(request.headers.get('Shopify-Storefront-Buyer-IP'));
    return embedded.platform.fetch(request);
  });
  await openEndpoint(embedded).api.request('http://lokke.test/api/shopify/checkout/create/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify(BODY),
  });
  expect(seen).toEqual(['203.0.113.9']);
});

it('a version that falls forward is written to the log once', async () => {
  using embedded = await openEmbeddedShops({ environment: { SHOPIFY_NL_API_VERSION: '2023-10' } });
  const catalogue = embedded.shops.catalogueOf(marketOf('nl'));
  await catalogue.products();
  await catalogue.menu('main-menu');
  expect(embedded.logged.filter(({ event }) => event === 'shop.version')).toEqual([
    { level: 'info', event: 'shop.version', shop: 'nl', asked: '2023-10', served: '2024-01' },
  ]);
});

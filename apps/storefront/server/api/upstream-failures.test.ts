import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import { marketOf } from '@lokke/domain/markets';
import { describe, expect, it } from 'vitest';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';
import { writeJson } from '../../testing/requests.ts';

const SECRET = 'connect ECONNREFUSED 10.0.0.7:443 token=lokke-public-nl';
const BODY = {
  lineItems: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
  locale: 'nl',
};

const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

const FAILURES: readonly (readonly [string, typeof fetch, ApiErrorCode, string])[] = [
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error(SECRET) })),
    'platformFailed',
    `network: ${SECRET}`,
  ],
  [
    'does not answer in time',
    () => Promise.reject(new DOMException('aborted', 'TimeoutError')),
    'platformTimedOut',
    'timeout after 5000 ms',
  ],
  [
    'answers an error without data',
    json({ errors: [{ message: SECRET, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    'platformFailed',
    `graphql: INTERNAL_SERVER_ERROR ${SECRET}`,
  ],
  [
    'cannot read an id',
    json({
      errors: [
        {
          message: "Invalid global id 'x'",
          extensions: { code: 'argumentLiteralsIncompatible' },
        },
      ],
    }),
    'invalidId',
    "graphql: argumentLiteralsIncompatible Invalid global id 'x'",
  ],
  [
    'refuses for a reason of its own',
    json({
      data: {
        cartCreate: {
          cart: null,
          userErrors: [{ code: 'VALIDATION_CUSTOM', field: null, message: SECRET }],
        },
      },
    }),
    'cartRefused',
    `refused: VALIDATION_CUSTOM  ${SECRET}`,
  ],
];

describe('when the shop', () => {
  it.each(FAILURES)(
    '%s, the buyer reads a sentence and the log the reason',
    async (_, reply, code, reason) => {
      using embedded = await openEmbeddedShops();
      embedded.respondWith(reply);
      const { post, logged } = openEndpoint(embedded);
      const response = await post('create', BODY);
      const { status, message } = API_ERRORS[code];
      expect(response.status).toBe(status);
      expect(await response.text()).toBe(JSON.stringify({ error: message }));
      expect(logged).toEqual([
        {
          level: status >= 500 ? 'error' : 'warn',
          event: 'api',
          method: 'POST',
          path: '/api/shopify/checkout/create/',
          status,
          durationInMs: 0,
          refusal: code,
          reason,
        },
      ]);
    },
  );

  it('answers something that nobody expected, it is masked and its stack logged', async () => {
    using embedded = await openEmbeddedShops();
    embedded.respondWith(json({ data: { cartCreate: { cart: { id: 'x' }, userErrors: [] } } }));
    const { post, logged } = openEndpoint(embedded);
    const response = await post('create', BODY);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: 'Something went wrong. Please try again' });
    expect(logged[0]).toMatchObject({ level: 'error', refusal: 'unexpected' });
    expect(logged[0]?.['reason']).toContain('TypeError');
  });

  it('throttles, it says when to come back', async () => {
    using embedded = await openEmbeddedShops();
    embedded.respondWith(json({}, 429));
    const response = await openEndpoint(embedded).post('create', BODY);
    expect(response.headers.get('retry-after')).toBe('1');
  });
});

describe('a request', () => {
  it('is written to the log by its id, without what was in it', async () => {
    using embedded = await openEmbeddedShops();
    const { post, logged } = openEndpoint(embedded);
    const response = await post('create', BODY);
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(logged).toEqual([
      {
        level: 'info',
        event: 'api',
        method: 'POST',
        path: '/api/shopify/checkout/create/',
        status: 200,
        durationInMs: 0,
      },
    ]);
  });

  it.each([
    ['keeps the id that a proxy gave it', 'edge-12345678', /^edge-12345678$/],
    ['gets its own instead of an odd one', 'a b"c', /^[\w-]{36}$/],
  ])('%s', async (_, given, id) => {
    using embedded = await openEmbeddedShops();
    const { api } = openEndpoint(embedded);
    const response = await api.request('http://lokke.test/api/nowhere', {
      headers: { 'x-request-id': given },
    });
    expect(response.headers.get('x-request-id')).toMatch(id);
  });
});

type Fault = Parameters<
  Awaited<ReturnType<typeof openEmbeddedShops>>['platform']['faults']['set']
>[1];
const planOf = (kind: NonNullable<Fault>['kinds'][number], times: number | null = null) => ({
  latencyInMs: 0,
  rate: 1,
  kinds: [kind],
  times,
});

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

it.each(LASTING)(
  'while every answer of the shop is "%s", a buyer reads a sentence, the log the reason, and a write is repeated only if undone',
  async (kind, expected, requested, reason) => {
    using embedded = await openEmbeddedShops();
    embedded.platform.faults.set('nl', planOf(kind));
    const { post, logged } = openEndpoint(embedded);
    const response = await post('create', BODY);
    expect(response.status).toBe(API_ERRORS[expected].status);
    expect(await response.json()).toEqual({ error: API_ERRORS[expected].message });
    expect(embedded.requestCount()).toBe(requested);
    expect(logged[0]?.['reason']).toContain(reason);
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
  await openEndpoint(embedded).api.request(
    'http://lokke.test/api/shopify/checkout/create/',
    writeJson(BODY, { 'x-forwarded-for': '203.0.113.9' }),
  );
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

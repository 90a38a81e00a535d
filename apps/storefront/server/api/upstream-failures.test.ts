import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import { describe, expect, it } from 'vitest';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';

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
    'throttles with a payload of null',
    json({
      data: { cartCreate: null },
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    }),
    'tooManyRequests',
    'throttled',
  ],
  ['answers 430', json({ errors: 'Security' }, 430), 'tooManyRequests', 'throttled'],
  [
    'refuses the token',
    json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401),
    'platformFailed',
    'http 401: ',
  ],
  [
    'is frozen',
    json({ errors: 'Unavailable Shop' }, 402),
    'platformFailed',
    'http 402: Unavailable Shop',
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
    'answers a page',
    async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    'platformFailed',
    'unreadable: The response is not JSON',
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

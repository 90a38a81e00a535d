import { describe, expect, it } from 'vitest';
import { cartLinesRemove } from '../operations/cart.ts';
import { menu } from '../operations/shop.ts';
import {
  createStorefrontClient,
  type StorefrontClient,
  type StorefrontClientOptions,
} from './client.ts';

const ENDPOINT = 'https://shop.example/api/2024-01/graphql.json';
const VARIABLES = { handle: 'main-menu', country: 'NL', language: 'NL' } as const;
const NO_MENU = { data: { menu: null } };

type Answer = Response | Error;

function clientWithResponses(
  responses: readonly Answer[],
  options: Partial<StorefrontClientOptions> = {},
) {
  const requests: Request[] = [];
  const waits: number[] = [];
  const client = createStorefrontClient({
    endpoint: ENDPOINT,
    timeoutInMs: 5_000,
    random: () => 0.5,
    wait: async (delayInMs) => {
      waits.push(delayInMs);
    },
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const answer = responses[requests.length - 1];
      if (answer === undefined) throw new Error('asked once too often');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...options,
  });
  return { client, requests, waits };
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

const throttle = () =>
  json({ data: null, errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] });

describe('a request', () => {
  it('sends the operation and its variables as JSON, and returns the data', async () => {
    const { client, requests } = clientWithResponses([json(NO_MENU)], { publicToken: 'public' });
    expect(await menu(client, VARIABLES)).toEqual({ ok: true, value: null });
    const [request] = requests;
    expect(request?.url).toBe(ENDPOINT);
    expect(request?.headers.get('X-Shopify-Storefront-Access-Token')).toBe('public');
    expect(await request?.json()).toEqual({
      query: expect.stringContaining('query Menu('),
      variables: VARIABLES,
    });
  });

  it('says on whose behalf it asks, with a private token only', async () => {
    const responses = () => [json(NO_MENU)];
    const hidden = clientWithResponses(responses(), { privateToken: 'private' });
    await menu(hidden.client, VARIABLES, { buyerIp: '203.0.113.9' });
    expect(hidden.requests[0]?.headers.get('Shopify-Storefront-Private-Token')).toBe('private');
    expect(hidden.requests[0]?.headers.get('Shopify-Storefront-Buyer-IP')).toBe('203.0.113.9');

    const open = clientWithResponses(responses(), { publicToken: 'public' });
    await menu(open.client, VARIABLES, { buyerIp: '203.0.113.9' });
    expect(open.requests[0]?.headers.has('Shopify-Storefront-Buyer-IP')).toBe(false);
  });
});

describe('a failure names its layer', () => {
  const graphqlError = {
    message: 'No',
    locations: [],
    path: ['menu'],
    extensions: { code: 'ACCESS_DENIED' },
  };
  it.each([
    [
      'errors beside empty data',
      json({ data: { menu: null }, errors: [graphqlError] }),
      { kind: 'graphql', errors: [{ message: 'No', code: 'ACCESS_DENIED', path: ['menu'] }] },
    ],
    [
      'errors that are a text',
      json({ errors: 'This shop is closed' }),
      { kind: 'graphql', errors: [{ message: 'This shop is closed', code: null, path: [] }] },
    ],
    [
      'a refusal whose errors are an object',
      json({ errors: { query: 'Required parameter missing or invalid' } }, 400),
      {
        kind: 'http',
        status: 400,
        message: '{"query":"Required parameter missing or invalid"}',
      },
    ],
    [
      'a wrong token',
      json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401),
      { kind: 'http', status: 401, message: '' },
    ],
    [
      'a page instead of JSON',
      new Response('<html>', { status: 200 }),
      { kind: 'unreadable', message: 'The response is not JSON' },
    ],
    ['no data at all', json({}), { kind: 'unreadable', message: 'No data' }],
  ])('%s', async (_, answer, failure) => {
    const { client } = clientWithResponses([answer]);
    expect(await menu(client, VARIABLES)).toEqual({ ok: false, failure });
  });

  it('a shop that does not answer in time, which is not asked again', async () => {
    const { client, requests } = clientWithResponses([], {
      timeoutInMs: 5,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    });
    expect(await menu(client, VARIABLES)).toEqual({
      ok: false,
      failure: { kind: 'timeout', timeoutInMs: 5 },
    });
    expect(requests).toHaveLength(0);
  });

  it('a connection that fails, with the reason that Node hides in the cause', async () => {
    const refusal = () => new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
    const { client } = clientWithResponses([refusal(), refusal(), refusal()]);
    expect(await menu(client, VARIABLES)).toEqual({
      ok: false,
      failure: { kind: 'network', message: 'ECONNREFUSED' },
    });
  });
});

describe('a read that fails in passing', () => {
  it.each([
    ['throttling inside a 200', throttle],
    ['429', () => json({}, 429)],
    ['430', () => json({}, 430)],
    ['503', () => json({}, 503)],
    ['a broken connection', () => new TypeError('fetch failed')],
  ])('is tried again after %s', async (_, answer) => {
    const { client, waits } = clientWithResponses([answer(), answer(), json(NO_MENU)]);
    expect(await menu(client, VARIABLES)).toEqual({ ok: true, value: null });
    expect(waits).toEqual([100, 400]);
  });

  it('is given up after three attempts', async () => {
    const { client, requests } = clientWithResponses([throttle(), throttle(), throttle()]);
    expect(await menu(client, VARIABLES)).toEqual({
      ok: false,
      failure: { kind: 'throttled', retryAfterInMs: null },
    });
    expect(requests).toHaveLength(3);
  });

  it('waits as many seconds as it is told', async () => {
    const busy = json({}, 429, { 'retry-after': '1' });
    const { client, waits } = clientWithResponses([busy, json(NO_MENU)]);
    await menu(client, VARIABLES);
    expect(waits).toEqual([1_100]);
  });

  it('is given up when it would wait too long', async () => {
    const { client, waits } = clientWithResponses([json({}, 429, { 'retry-after': '3' })]);
    expect(await menu(client, VARIABLES)).toEqual({
      ok: false,
      failure: { kind: 'throttled', retryAfterInMs: 3_000 },
    });
    expect(waits).toEqual([]);
  });
});

describe('a write', () => {
  const ids = { cartId: 'gid://shopify/Cart/1?key=2', lineIds: ['gid://shopify/CartLine/1'] };
  const remove = (client: StorefrontClient) =>
    cartLinesRemove(client, { ...ids, country: 'NL', language: 'NL' });

  it.each([
    ['throttling inside a 200', throttle],
    ['429', () => json({}, 429)],
    ['503', () => json({}, 503)],
  ])('that was turned away by %s is tried again, as nothing was done', async (_, answer) => {
    const { client, requests } = clientWithResponses([answer(), answer(), answer()]);
    await remove(client);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['500', () => json({}, 500)],
    ['a broken connection', () => new TypeError('fetch failed')],
    ['half an answer', () => new Response('{"data":{')],
  ])('that ended in %s may be done, and is not tried again', async (_, answer) => {
    const { client, requests } = clientWithResponses([answer()]);
    expect(await remove(client)).toMatchObject({ ok: false });
    expect(requests).toHaveLength(1);
  });
});

it('tells which version of the API answered', async () => {
  const versions: string[] = [];
  const { client } = clientWithResponses(
    [json(NO_MENU, 200, { 'x-shopify-api-version': '2026-01' }), json(NO_MENU)],
    { onServedVersion: (version) => versions.push(version) },
  );
  await menu(client, VARIABLES);
  await menu(client, VARIABLES);
  expect(versions).toEqual(['2026-01']);
});

describe('a client', () => {
  it.each([
    [{ endpoint: 'shop.example' }, 'Storefront endpoint is not a URL: "shop.example"'],
    [
      { endpoint: 'ftp://shop.example/' },
      'Storefront endpoint is neither http nor https: "ftp://shop.example/"',
    ],
    [{ timeoutInMs: 0 }, 'Storefront timeout must be a positive number of ms: 0'],
    [
      { publicToken: 'a', privateToken: 'b' },
      `Storefront client of ${ENDPOINT} got a public and a private token: give one`,
    ],
  ])('is not made of %o', (options, message) => {
    expect(() => clientWithResponses([], options)).toThrow(message);
  });
});

import { describe, expect, it } from 'vitest';
import { createAdminClient } from './client.ts';
import { customerMetafield, metafieldsSet } from './operations/metafields.ts';

const ENDPOINT = 'https://shop.example/admin/api/2024-01/graphql.json';
const NAME = { customerId: 'gid://shopify/Customer/7', namespace: 'lokke', key: 'wishlist' };

function clientWithResponses(...responses: readonly [Response | Error, ...(Response | Error)[]]) {
  const requests: Request[] = [];
  const waits: number[] = [];
  const client = createAdminClient({
    endpoint: ENDPOINT,
    accessToken: 'shpat_1',
    timeoutInMs: 5_000,
    random: () => 0.5,
    fetch: async (input, init) => {
      const answer = responses[requests.length] ?? responses.at(-1) ?? responses[0];
      requests.push(new Request(input, init));
      if (answer instanceof Error) throw answer;
      return answer.clone();
    },
    wait: async (delayInMs) => {
      waits.push(delayInMs);
    },
  });
  return { client, requests, waits };
}

const answering = (data: object) => clientWithResponses(Response.json({ data }));

describe("a customer's metafield", () => {
  it('is read with the shop token, by the id of its owner', async () => {
    const { client, requests } = answering({ customer: { id: 'x', metafield: { value: '[]' } } });
    expect(await customerMetafield(client, NAME)).toEqual({ ok: true, value: '[]' });
    expect(requests[0]?.url).toBe(ENDPOINT);
    expect(requests[0]?.headers.get('X-Shopify-Access-Token')).toBe('shpat_1');
    expect(await requests[0]?.json()).toMatchObject({
      variables: { id: NAME.customerId, namespace: 'lokke', key: 'wishlist' },
    });
  });

  it('is null when there is none', async () => {
    const { client } = answering({ customer: { id: 'x', metafield: null } });
    expect(await customerMetafield(client, NAME)).toEqual({ ok: true, value: null });
  });

  it('of nobody is no empty one', async () => {
    const { client } = answering({ customer: null });
    expect(await customerMetafield(client, NAME)).toMatchObject({ ok: false });
  });

  it('is written, or the reason comes back', async () => {
    const field = { ownerId: NAME.customerId, namespace: 'lokke', key: 'wishlist' };
    const input = [{ ...field, type: 'json', value: '[' }];
    const written = answering({ metafieldsSet: { metafields: [{ id: '1' }], userErrors: [] } });
    expect(await metafieldsSet(written.client, input)).toEqual({ ok: true, value: null });
    expect(await written.requests[0]?.json()).toMatchObject({ variables: { metafields: input } });
    const userErrors = [
      { code: 'INVALID_VALUE', field: ['metafields', '0', 'value'], message: 'No JSON' },
    ];
    const refused = answering({ metafieldsSet: { metafields: [], userErrors } });
    expect(await metafieldsSet(refused.client, input)).toEqual({
      ok: false,
      failure: { kind: 'userErrors', userErrors },
    });
  });
});

describe('a failure names its layer', () => {
  it.each([
    [
      'a wrong token',
      Response.json({ errors: 'No' }, { status: 401 }),
      { kind: 'http', status: 401 },
    ],
    [
      'too many requests',
      new Response('', { status: 429 }),
      { kind: 'throttled', retryAfterInMs: null },
    ],
    [
      'too costly requests',
      Response.json({ errors: [{ message: 'x', extensions: { code: 'THROTTLED' } }] }),
      { kind: 'throttled', retryAfterInMs: null },
    ],
    [
      'errors beside data',
      Response.json({ data: {}, errors: [{ message: 'No' }] }),
      { kind: 'graphql', errors: [{ code: null, message: 'No' }] },
    ],
    [
      'a page instead of JSON',
      new Response('<html>'),
      { kind: 'unreadable', message: 'The response is not JSON' },
    ],
    [
      'a connection that fails',
      new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }),
      { kind: 'network', message: 'ECONNREFUSED' },
    ],
    [
      'no answer in time',
      new DOMException('aborted', 'TimeoutError'),
      { kind: 'timeout', timeoutInMs: 5_000 },
    ],
  ])('%s', async (_, answer, failure) => {
    const { client } = clientWithResponses(answer);
    expect(await customerMetafield(client, NAME)).toEqual({ ok: false, failure });
  });
});

const isBusy = (headers: Record<string, string> = {}) => new Response('', { status: 429, headers });
const none = () => Response.json({ data: { customer: { metafield: null } } });

describe('what the shop turned away undone', () => {
  it.each([
    ['too many requests', isBusy()],
    ['a gateway without a server', new Response('', { status: 503 })],
  ])('is asked again after %s, three times in all', async (_, answer) => {
    const passing = clientWithResponses(answer, answer, none());
    expect(await customerMetafield(passing.client, NAME)).toEqual({ ok: true, value: null });
    expect(passing.waits).toEqual([100, 400]);
    const lasting = clientWithResponses(answer);
    expect(await customerMetafield(lasting.client, NAME)).toMatchObject({ ok: false });
    expect(lasting.requests).toHaveLength(3);
  });

  it('is asked again after as many seconds as it says, unless they are many', async () => {
    const brief = clientWithResponses(isBusy({ 'retry-after': '1' }), none());
    await customerMetafield(brief.client, NAME);
    expect(brief.waits).toEqual([1_100]);
    const long = clientWithResponses(isBusy({ 'retry-after': '3' }));
    await customerMetafield(long.client, NAME);
    expect(long.waits).toEqual([]);
  });

  it('is asked again when its bucket holds what the question costs', async () => {
    const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
    const cost = {
      requestedQueryCost: 52,
      actualQueryCost: null,
      throttleStatus: { maximumAvailable: 1000, currentlyAvailable: 2, restoreRate: 50 },
    };
    const empty = () => Response.json({ errors, extensions: { cost } });
    const read = clientWithResponses(empty(), none());
    expect(await customerMetafield(read.client, NAME)).toEqual({ ok: true, value: null });
    expect(read.waits).toEqual([1_100]);
    const written = Response.json({ data: { metafieldsSet: { metafields: [], userErrors: [] } } });
    const write = clientWithResponses(empty(), written);
    expect(await metafieldsSet(write.client, [])).toEqual({ ok: true, value: null });
  });
});

describe('what broke on the way', () => {
  const FAULTS = [new Response('', { status: 500 }), new TypeError('fetch failed')];

  it.each(FAULTS)('is asked again where it was only read', async (answer) => {
    const { client, waits } = clientWithResponses(answer, answer, none());
    expect(await customerMetafield(client, NAME)).toEqual({ ok: true, value: null });
    expect(waits).toEqual([100, 400]);
  });

  it.each(FAULTS)('is not asked again where it may have been written', async (answer) => {
    const { client, requests } = clientWithResponses(answer);
    expect(await metafieldsSet(client, [])).toMatchObject({ ok: false });
    expect(requests).toHaveLength(1);
  });
});

it.each([
  [{ endpoint: 'shop.example' }, 'Admin endpoint is not an http(s) address: "shop.example"'],
  [{ timeoutInMs: 0 }, 'Admin timeout must be a positive number of ms: 0'],
])('a client is not made of %o', (options, message) => {
  const whole = { endpoint: ENDPOINT, accessToken: 'x', timeoutInMs: 1, fetch };
  expect(() => createAdminClient({ ...whole, ...options })).toThrow(message);
});

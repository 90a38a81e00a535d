import { describe, expect, it } from 'vitest';
import { getCustomer } from '../account/index.ts';
import { type Checkout, requestCheckout } from '../checkout/index.ts';
import { callApi, messageFor, passingFailureOf } from './call-api.ts';
import type { JsonFetch } from './fetch-json.ts';

const BODY = { id: 'gid://shopify/Cart/abc?key=def', locale: 'nl' } as const;

const CHECKOUT: Checkout = {
  id: BODY.id,
  createdAt: '2026-11-20T12:00:00Z',
  completedAt: null,
  checkoutUrl: 'https://shop.example/cart/c/abc?key=ghi',
  totalQuantity: 0,
  buyerIdentity: { countryCode: 'NL' },
  cost: {
    subtotalAmount: { amount: '0.0', currencyCode: 'EUR' },
    totalAmount: { amount: '0.0', currencyCode: 'EUR' },
  },
  salonNo: null,
  discountCodes: [],
  discountAllocations: [],
  warnings: [],
  lines: { edges: [] },
};

async function callAnswered(answer: () => Promise<Response>, body: typeof BODY | object = BODY) {
  const logged: string[] = [];
  const sent: { url: string; body: unknown }[] = [];
  const fetch: JsonFetch = (url, init) => {
    sent.push({ url, body: JSON.parse(init.body ?? 'null') });
    return answer();
  };
  const result = await callApi(requestCheckout, body as typeof BODY, {
    fetch,
    log: (message) => logged.push(message),
  });
  return { result, logged, sent };
}

const refuse = (status: number, statusText: string, serverMessage: string | null) => ({
  ok: false,
  failure: { kind: 'refused', status, statusText, serverMessage, retryAfterInMs: null },
});

describe('a call', () => {
  it('posts its body to its path and answers the parsed reply', async () => {
    const { result, sent } = await callAnswered(async () => Response.json({ data: CHECKOUT }));
    expect(result).toEqual({ ok: true, value: { data: CHECKOUT } });
    expect(sent).toEqual([{ url: '/api/shopify/checkout/request/', body: BODY }]);
  });

  it('sends what it asks with GET in the query, and no body', async () => {
    const sent: unknown[] = [];
    const fetch: JsonFetch = async (url, init) => {
      sent.push(url, init);
      return Response.json({ isLoggedIn: false, email: null });
    };
    const options = { fetch, log: () => undefined };
    expect(await callApi(getCustomer, { locale: 'nl-be' }, options)).toEqual({
      ok: true,
      value: { isLoggedIn: false, email: null },
    });
    await callApi(getCustomer, {}, options);
    const init = { method: 'GET', headers: { accept: 'application/json' } };
    expect(sent).toEqual([
      '/api/shopify/account/customer/?locale=nl-be',
      init,
      '/api/shopify/account/customer/',
      init,
    ]);
  });

  it('logs invalid input and sends nothing', async () => {
    const { result, logged, sent } = await callAnswered(async () => Response.json({}), {
      locale: 'nl',
    });
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'invalid', message: 'Missing checkout id' },
    });
    expect(logged).toEqual(['/api/shopify/checkout/request/: Missing checkout id']);
    expect(sent).toEqual([]);
  });

  it('treats any status that is not OK as an error, logged with its status text', async () => {
    const { result, logged } = await callAnswered(async () =>
      Response.json({ error: 'It no longer exists' }, { status: 404, statusText: 'Not Found' }),
    );
    expect(result).toEqual(refuse(404, 'Not Found', 'It no longer exists'));
    expect(logged).toEqual(['/api/shopify/checkout/request/: Not Found']);
  });

  it('names the status where the protocol has no status text', async () => {
    const { result } = await callAnswered(async () => new Response('<html>', { status: 502 }));
    expect(result).toEqual(refuse(502, 'HTTP 502', null));
  });

  it('survives a connection that breaks', async () => {
    const { result } = await callAnswered(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(result).toEqual({ ok: false, failure: { kind: 'network', message: 'Failed to fetch' } });
  });

  it.each([
    ['a reply that is not JSON', async () => new Response('<html>')],
    ['a reply of another shape', async () => Response.json({ data: { ...CHECKOUT, id: 7 } })],
  ])('calls unreadable %s', async (_, answer) => {
    const { result } = await callAnswered(answer);
    expect(result).toEqual({ ok: false, failure: { kind: 'unreadable' } });
  });
});

describe('a failure that passes', () => {
  const lost = { retryAfterInMs: null, mayHaveArrived: true };
  const turnedAway = (retryAfterInMs: number | null) => ({ retryAfterInMs, mayHaveArrived: false });
  it.each([
    ['a server that is busy', 503, { error: 'busy' }, '2', turnedAway(2_000)],
    ['a server that names no time', 503, { error: 'busy' }, null, turnedAway(null)],
    ['a date instead of seconds', 503, { error: 'busy' }, 'Sat, 28 Nov 2026', turnedAway(null)],
    ['a limit that says for how long', 429, { error: 'slow' }, '1', turnedAway(1_000)],
    ['a limit that does not say', 429, { error: 'slow' }, null, null],
    ['the 502 of a proxy', 502, null, null, lost],
    ['the 503 of a proxy', 503, null, '5', { ...lost, retryAfterInMs: 5_000 }],
    ['the 504 of a proxy', 504, null, null, lost],
    ['a platform that the server has asked thrice', 502, { error: 'failed' }, null, null],
    ['a crash', 500, null, null, null],
    ['a refusal', 400, { error: 'no' }, '1', null],
  ])('%s', async (_, status, body, after, passing) => {
    const headers = after === null ? {} : { 'retry-after': after };
    const { result } = await callAnswered(async () => Response.json(body, { status, headers }));
    expect(result.ok || passingFailureOf(result.failure)).toEqual(passing);
  });

  it('a connection that broke', async () => {
    const { result } = await callAnswered(() => Promise.reject(new TypeError('reset')));
    expect(result.ok || passingFailureOf(result.failure)).toEqual(lost);
  });

  it.each(['{"data":{"id":"gid', '', '<!doctype html>'])('an answer of %j', async (text) => {
    const { result } = await callAnswered(async () => new Response(text));
    expect(result.ok || passingFailureOf(result.failure)).toEqual(lost);
  });
});

describe('the message that is shown', () => {
  const refused = {
    kind: 'refused',
    status: 404,
    statusText: 'Not Found',
    retryAfterInMs: null,
  } as const;
  it.each([
    ["the server's error field first", { ...refused, serverMessage: 'Gone' }, 'Gone'],
    ['else the exception message', { ...refused, serverMessage: null }, 'Not Found'],
    ['or that of the connection', { kind: 'network', message: 'Failed' }, 'Failed'],
    ['else a default', { kind: 'network', message: '' }, 'Sorry'],
    ['also where nothing could be read', { kind: 'unreadable' }, 'Sorry'],
    ['and what our own check said', { kind: 'invalid', message: 'No e-mail' }, 'No e-mail'],
  ] as const)('is %s', (_, failure, message) => {
    expect(messageFor(failure, 'Sorry')).toBe(message);
  });
});

import { expect, test } from 'vitest';
import { createAccounts, createBackInStock, createSubscriptions } from './index.ts';

const ASKED = { privateKey: 'pk_1', email: 'ada@example.com', variantNumber: '42' };

function answering(answer: Response) {
  const calls: Request[] = [];
  const options = {
    baseUrl: 'https://a.klaviyo.com',
    timeoutInMs: 1_000,
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      calls.push(new Request(input, init));
      return answer;
    },
  };
  const { unsubscribe } = createSubscriptions(options);
  return { calls, unsubscribe, ...createAccounts(options), ...createBackInStock(options) };
}

function expectPrivate(call: Request | undefined, path: string) {
  expect(call?.url).toBe(`https://a.klaviyo.com/api/${path}`);
  expect(call?.headers.get('authorization')).toBe('Klaviyo-API-Key pk_1');
  expect(call?.headers.get('revision')).toBe('2026-10-15');
}

test('the account of a private key is asked for in the version of the other calls', async () => {
  const accounts = Response.json({ data: [{ type: 'account', id: 'AbC123' }] });
  const { companyOf, calls } = answering(accounts);
  expect(await companyOf('pk_1')).toEqual({ ok: true, value: 'AbC123' });
  expectPrivate(calls[0], 'accounts');
});

test('one call says who waits for which variant, with the key in its header alone', async () => {
  const { subscribe, calls } = answering(new Response(null, { status: 202 }));
  expect(await subscribe(ASKED)).toEqual({ ok: true, value: null });
  expectPrivate(calls[0], 'back-in-stock-subscriptions');
  expect(await calls[0]?.json()).toEqual({
    data: {
      type: 'back-in-stock-subscription',
      attributes: {
        channels: ['EMAIL'],
        profile: { data: { type: 'profile', attributes: { email: 'ada@example.com' } } },
      },
      relationships: {
        variant: { data: { type: 'catalog-variant', id: '$shopify:::$default:::42' } },
      },
    },
  });
});

test('one call ends the consent to e-mail, of no list alone', async () => {
  const { unsubscribe, calls } = answering(new Response(null, { status: 202 }));
  expect(await unsubscribe(ASKED)).toEqual({ ok: true, value: null });
  expectPrivate(calls[0], 'profile-subscription-bulk-delete-jobs');
  const subscriptions = { email: { marketing: { consent: 'UNSUBSCRIBED' } } };
  const ended = { type: 'profile', attributes: { email: 'ada@example.com', subscriptions } };
  expect(await calls[0]?.json()).toEqual({
    data: {
      type: 'profile-subscription-bulk-delete-job',
      attributes: { profiles: { data: [ended] } },
    },
  });
});

test('a refused key is told without it', async () => {
  const { subscribe } = answering(new Response('{"errors":[]}', { status: 401 }));
  expect(await subscribe(ASKED)).toEqual({
    ok: false,
    failure: { kind: 'refused', reason: '401' },
  });
});

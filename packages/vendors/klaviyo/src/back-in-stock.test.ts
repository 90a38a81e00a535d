import { expect, test } from 'vitest';
import { createBackInStock } from './index.ts';

const ASKED = { privateKey: 'pk_1', email: 'ada@example.com', variantNumber: '42' };

test('one call says who waits for which variant, with the key in its header alone', async () => {
  const calls: Request[] = [];
  const { subscribe } = createBackInStock({
    baseUrl: 'https://a.klaviyo.com',
    timeoutInMs: 1_000,
    fetch: async (input, init) => {
      calls.push(new Request(input, init));
      return new Response(null, { status: 202 });
    },
  });
  expect(await subscribe(ASKED)).toEqual({ ok: true, value: null });
  const [call] = calls;
  expect(call?.url).toBe('https://a.klaviyo.com/api/back-in-stock-subscriptions');
  expect(call?.headers.get('authorization')).toBe('Klaviyo-API-Key pk_1');
  expect(call?.headers.get('revision')).toBe('2024-10-15');
  expect(await call?.json()).toEqual({
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

test('a refused key is told without it', async () => {
  const { subscribe } = createBackInStock({
    baseUrl: 'https://a.klaviyo.com',
    timeoutInMs: 1_000,
    fetch: async () => new Response('{"errors":[{"code":"not_authenticated"}]}', { status: 401 }),
  });
  expect(await subscribe(ASKED)).toEqual({
    ok: false,
    failure: { kind: 'refused', reason: '401' },
  });
});

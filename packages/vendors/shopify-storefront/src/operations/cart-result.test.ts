import { describe, expect, it } from 'vitest';
import { createStorefrontClient } from '../client/client.ts';
import { cartLinesAdd } from './cart.ts';

const VARIABLES = {
  cartId: 'gid://shopify/Cart/1?key=2',
  lines: [],
  namespace: 'own',
  country: 'NL',
  language: 'NL',
} as const;

async function addAnswered(body: unknown, status = 200) {
  let attempts = 0;
  const client = createStorefrontClient({
    endpoint: 'https://shop.example/api/2024-01/graphql.json',
    timeoutInMs: 1_000,
    wait: async () => {},
    fetch: async () => {
      attempts += 1;
      return new Response(JSON.stringify(body), { status });
    },
  });
  const result = await cartLinesAdd(client, VARIABLES);
  return { result, attempts };
}

describe('a change of the cart', () => {
  it('fails by its user errors, even when a cart comes along', async () => {
    const userError = { code: 'INVALID', field: ['cartId'], message: 'No such cart' };
    const { result } = await addAnswered({
      data: { cartLinesAdd: { cart: { id: 'a new one' }, userErrors: [userError] } },
    });
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'userErrors', userErrors: [userError] },
    });
  });

  it('reads a user error without code and field', async () => {
    const { result } = await addAnswered({
      data: {
        cartLinesAdd: { cart: null, userErrors: [{ code: null, field: null, message: 'No' }] },
      },
    });
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'userErrors', userErrors: [{ code: null, field: [], message: 'No' }] },
    });
  });

  it('is throttled when the payload is missing and the error says so', async () => {
    const { result, attempts } = await addAnswered({
      data: { cartLinesAdd: null },
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    });
    expect(result).toEqual({ ok: false, failure: { kind: 'throttled', retryAfterInMs: null } });
    expect(attempts).toBe(3);
  });

  it('is sent once, since nobody knows whether a failed one was carried out', async () => {
    const { result, attempts } = await addAnswered({ errors: 'Down' }, 500);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', status: 500 } });
    expect(attempts).toBe(1);
  });

  it.each([
    ['none', undefined, []],
    ['those of newer shops', [{ code: 'DISCOUNT_NOT_FOUND', target: 'gid://shopify/Cart/1' }]],
  ])('has warnings: %s', async (_, warnings, read = warnings) => {
    const { result } = await addAnswered({
      data: { cartLinesAdd: { cart: { id: 'one' }, userErrors: [], warnings } },
    });
    expect(result).toEqual({ ok: true, value: { id: 'one', warnings: read } });
  });

  it('asks for warnings once a shop has answered in a version that has them', async () => {
    const asked: boolean[] = [];
    const client = createStorefrontClient({
      endpoint: 'https://shop.example/api/2024-01/graphql.json',
      timeoutInMs: 1_000,
      fetch: async (_, init) => {
        asked.push(String(init?.body).includes('warnings'));
        const headers = { 'X-Shopify-API-Version': '2025-10' };
        return Response.json({ data: { cartLinesAdd: { cart: {}, userErrors: [] } } }, { headers });
      },
    });
    await cartLinesAdd(client, VARIABLES);
    await cartLinesAdd(client, VARIABLES);
    expect(asked).toEqual([false, true]);
  });

  it('fails when it answers neither cart nor error', async () => {
    const { result } = await addAnswered({
      data: { cartLinesAdd: { cart: null, userErrors: [] } },
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unreadable' } });
  });
});

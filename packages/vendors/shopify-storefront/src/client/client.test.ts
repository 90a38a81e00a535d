import { describe, expect, it } from 'vitest';
import { cartLinesRemove } from '../operations/cart.ts';
import { menu } from '../operations/shop.ts';
import { createStorefrontClient, type StorefrontClientOptions } from './client.ts';

const ENDPOINT = 'https://shop.example/api/2024-01/graphql.json';
const VARIABLES = { handle: 'main-menu', country: 'NL', language: 'NL' } as const;
const NO_MENU = { data: { menu: null } };

function clientWithResponses(
  responses: readonly Response[],
  options: Partial<StorefrontClientOptions> = {},
) {
  const requests: Request[] = [];
  const client = createStorefrontClient({
    endpoint: ENDPOINT,
    timeoutInMs: 5_000,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const answer = responses[requests.length - 1];
      if (answer === undefined) throw new Error('asked once too often');
      return answer;
    },
    ...options,
  });
  return { client, requests };
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

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

it('does not send a write again that may be done', async () => {
  const { client, requests } = clientWithResponses([json({}, 500)]);
  const ids = { cartId: 'gid://shopify/Cart/1?key=2', lineIds: ['gid://shopify/CartLine/1'] };
  await cartLinesRemove(client, { ...ids, namespace: 'own', country: 'NL', language: 'NL' });
  expect(requests).toHaveLength(1);
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

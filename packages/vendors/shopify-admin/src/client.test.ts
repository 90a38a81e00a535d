import { describe, expect, it } from 'vitest';
import { createAdminClient } from './client.ts';
import { customerMetafield, metafieldsSet } from './operations/customers.ts';

const ENDPOINT = 'https://shop.example/admin/api/2024-01/graphql.json';
const NAME = { customerId: 'gid://shopify/Customer/7', namespace: 'lokke', key: 'wishlist' };

function clientWithResponses(...responses: readonly [Response, ...Response[]]) {
  const requests: Request[] = [];
  const client = createAdminClient({
    endpoint: ENDPOINT,
    accessToken: 'shpat_1',
    timeoutInMs: 5_000,
    fetch: async (input, init) => {
      const answer = responses[requests.length] ?? responses.at(-1) ?? responses[0];
      requests.push(new Request(input, init));
      return answer.clone();
    },
    wait: async () => undefined,
  });
  return { client, requests };
}

const answering = (data: object) => clientWithResponses(Response.json({ data }));

describe("a customer's metafield", () => {
  it('is read with the shop token, by the id of its owner', async () => {
    const { client, requests } = answering({ customer: { id: 'x', metafield: { value: '[]' } } });
    expect(await customerMetafield(client, NAME)).toEqual({ ok: true, value: '[]' });
    expect(requests[0]?.url).toBe(ENDPOINT);
    expect(requests[0]?.headers.get('X-Shopify-Access-Token')).toBe('shpat_1');
    expect(await requests[0]?.json()).toMatchObject({
      variables: { customerId: NAME.customerId, namespace: 'lokke', key: 'wishlist' },
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
    expect(await metafieldsSet(written.client, { metafields: input })).toEqual({
      ok: true,
      value: null,
    });
    expect(await written.requests[0]?.json()).toMatchObject({ variables: { metafields: input } });
    const userErrors = [
      { code: 'INVALID_VALUE', field: ['metafields', '0', 'value'], message: 'No JSON' },
    ];
    const refused = answering({ metafieldsSet: { metafields: [], userErrors } });
    expect(await metafieldsSet(refused.client, { metafields: input })).toEqual({
      ok: false,
      failure: { kind: 'userErrors', userErrors },
    });
  });
});

it('asks again where it only read, not where it may have written', async () => {
  const refusal = new Response('', { status: 500 });
  const none = Response.json({ data: { customer: { metafield: null } } });
  const read = clientWithResponses(refusal, refusal, none);
  expect(await customerMetafield(read.client, NAME)).toEqual({ ok: true, value: null });
  const write = clientWithResponses(refusal);
  expect(await metafieldsSet(write.client, { metafields: [] })).toMatchObject({ ok: false });
  expect(write.requests).toHaveLength(1);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../src/platform.ts';
import { shopperAt } from '../fixtures/shopper.ts';

let platform: Platform;
beforeAll(() => {
  platform = createPlatform({
    dataFile: ':memory:',
    passwordCost: { cost: 16, blockSize: 1, parallelization: 1 },
  });
});
afterAll(() => platform.close());

const request = (query: string) => shopperAt(platform, 'nl', '2026-10').request<object>(query);

it('a new customer is answered with the number of orders', async () => {
  const { data, errors } = await request(
    `mutation { customerCreate(input: { email: "ada@example.test", password: "Comb-and-brush" }) {
      customer { email numberOfOrders } customerUserErrors { code } } }`,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    customerCreate: {
      customer: { email: 'ada@example.test', numberOfOrders: '0' },
      customerUserErrors: [],
    },
  });
});

it('a refusal names the scope that is needed, and where that is explained', async () => {
  const response = await platform.fetch(
    new Request('http://localhost:4010/nl/api/2026-10/graphql.json', {
      method: 'POST',
      body: JSON.stringify({ query: '{ productTags(first: 1) { nodes } }' }),
    }),
  );
  expect(await response.json()).toMatchObject({
    errors: [
      {
        message:
          'Access denied for productTags field. Required access: `unauthenticated_read_product_tags` access scope.',
        extensions: {
          code: 'ACCESS_DENIED',
          documentation: 'https://shopify.dev/api/usage/access-scopes',
          requiredAccess: '`unauthenticated_read_product_tags` access scope.',
        },
      },
    ],
  });
});

import { beforeEach, expect, test } from 'vitest';
import { DUTCH_DETAILS } from '../checkout/buyer.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { openOrderOf, shop } from './ordered-shop.ts';

beforeEach(() => openOrderOf({ ...DUTCH_DETAILS, email: 'Ada@Example.test' }));

const search = (query: string) =>
  merchantAt(shop.platform, 'nl').request(
    'query ($query: String!) { orders(first: 5, query: $query) { nodes { name } } }',
    { query },
  );

test.each([
  'email:ada@example.test',
  'email:"Ada@Example.test"',
  'name:1001 AND email:ADA@EXAMPLE.TEST',
  'updated_at:>=2026-03-01 name:1001',
])('an order is found by %s', async (query) => {
  const { data, errors } = await search(query);
  expect(errors).toEqual([]);
  expect(data).toEqual({ orders: { nodes: [{ name: '#1001' }] } });
});

test('an order is not found before it was placed', async () => {
  expect((await search('created_at:<2026-03-01')).data).toEqual({ orders: { nodes: [] } });
});

test.each(['total:1', 'constructor:2026-01-01', 'email:>a'])(
  'a search for %s is refused rather than answered with others',
  async (query) => {
    const { errors } = await search(query);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  },
);

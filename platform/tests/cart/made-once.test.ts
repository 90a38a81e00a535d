import { expect, test } from 'vitest';
import { demoPublicToken } from '../../src/protocol/index.ts';
import { clientAt } from '../fixtures/shopper.ts';
import { openCartShop } from './cart-shop.ts';

const CREATE =
  'mutation ($note: String) { cartCreate(input: { note: $note }) { cart { id note } userErrors { code } } }';
const KEY = 'k'.repeat(32);

type Reply = { readonly cart: { readonly id: string } | null };

async function openMaker() {
  const { platform } = await openCartShop();
  return async (key: string | null, note = 'a', shop: 'nl' | 'fr' = 'nl') => {
    const client = clientAt(platform, `/${shop}/api/2025-04/graphql.json`, {
      'X-Shopify-Storefront-Access-Token': demoPublicToken(shop),
      ...(key !== null && { 'Idempotency-Key': key }),
    });
    return (await client.send<Reply>(CREATE, { note })).cart?.id;
  };
}

test('a request that is sent again makes no second cart, also at the same moment', async () => {
  const make = await openMaker();
  const ids = await Promise.all([make(KEY), make(KEY)]);
  expect(new Set([...ids, await make(KEY)]).size).toBe(1);
  expect(ids[0]).toMatch(/^gid:.*key=/);
});

test.each([
  ['another key', 'l'.repeat(32), 'a', 'nl'],
  ['another wish under the key', KEY, 'b', 'nl'],
  ['another shop', KEY, 'a', 'fr'],
  ['no key', null, 'a', 'nl'],
] as const)('%s makes a cart of its own', async (_, key, note, shop) => {
  const make = await openMaker();
  expect(await make(key, note, shop)).not.toBe(await make(KEY));
});

test.each([
  [31, false],
  [32, true],
  [100, true],
  [101, false],
])('a key of %d characters counts: %s', async (length, doesCount) => {
  const make = await openMaker();
  const key = 'k'.repeat(length);
  const [first, second] = [await make(key), await make(key)];
  expect(first === second).toBe(doesCount);
});

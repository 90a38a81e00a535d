import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { newSecrets } from '../../src/protocol/index.ts';
import { seedDemoContent, seedDemoSalons } from '../../src/shop-files/seeding/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import { requests } from './arbitrary-requests.ts';
import { tryInputs } from './try-inputs.ts';

/** Real hashing at the lowest cost. */
const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };
const USUAL_RUNS = 1_500;
const LEAK = /node:internal|node_modules|SQLITE|\.ts:\d+|\n {4}at |lokke-admin-/;
const TYPES =
  /^(?:application\/(?:json|vnd\.|javascript)|text\/(?:html|plain|css|javascript)|image\/|font\/)/;

let platform: Platform;
let cart = { token: '', key: '' };
beforeAll(async () => {
  platform = await openFixtureShop('nl', {
    passwordCost: QUICK,
    // As in endpoints.json.
    secrets: { ...newSecrets(), contentToken: 'lokke-content', ownerToken: 'owner' },
  });
  await seedDemoContent(platform.context);
  await seedDemoSalons(platform.context);
  const shopper = shopperAt(platform, 'nl', '2024-10');
  const found = await shopper.request<{
    products: { nodes: { variants: { nodes: { id: string }[] } }[] };
  }>('{ products(first: 1, query: "rain") { nodes { variants(first: 1) { nodes { id } } } } }');
  const id = found.data?.products.nodes[0]?.variants.nodes[0]?.id;
  const made = await shopper.request<{ cartCreate: { cart: { checkoutUrl: string } } }>(
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { checkoutUrl } } }',
    { lines: [{ merchandiseId: id, quantity: 1 }] },
  );
  const url = new URL(made.data?.cartCreate.cart.checkoutUrl ?? '');
  cart = { token: url.pathname.split('/').at(-1) ?? '', key: url.searchParams.get('key') ?? '' };
});
afterAll(() => platform.close());

test('whatever an address that is not GraphQL is sent, it is answered or refused', {
  timeout: 24 * 3_600_000,
}, async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcomes = await tryInputs({
    name: "the platform's other addresses",
    usualRuns: USUAL_RUNS,
    input: requests(cart),
    attempt: async ({ method, url, headers, body }) => {
      if (!URL.canParse(url)) return 'invalid URL';
      const response = await platform.fetch(
        new Request(url, { method, headers, redirect: 'manual', ...(body !== null && { body }) }),
      );
      const text = await response.text();
      const type = response.headers.get('content-type') ?? '';
      const flaw =
        (response.status >= 500 &&
          `answers ${response.status}: ${error.mock.calls.at(-1)?.map((part: unknown) => (part instanceof Error ? part.stack : part))}`) ||
        (LEAK.test(text) && `tells of itself: ${LEAK.exec(text)?.[0]}`) ||
        (text !== '' && !TYPES.test(type) && `is sent as "${type}"`) ||
        (type.startsWith('text/html') && /<zzz/.test(text) && 'shows markup that came in');
      if (flaw !== false) throw new Error(flaw);
      return `${response.status}`;
    },
  });
  expect([...new Set(error.mock.calls.map(String))]).toEqual([]);
  error.mockRestore();
  expect(outcomes['200'] ?? 0).toBeGreaterThan(50);
});

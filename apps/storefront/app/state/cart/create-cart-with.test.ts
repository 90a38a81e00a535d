import { expect, test } from 'vitest';
import { checkout } from '../measurement/measurement.test-kit.ts';
import type { CartApi, CartReply } from './cart-requests.ts';
import { createCartWith } from './create-cart-with.ts';

const MADE: CartReply = { kind: 'checkout', checkout: checkout() };
const REFUSED: CartReply = { kind: 'refused', message: 'Sold out' };
const FAILED: CartReply = { kind: 'failed', message: 'Unreachable' };
const LINES = ['1', '2', '3'].map((variantId) => ({ variantId, sellingPlanId: null, quantity: 1 }));

/** Answers the calls in turn and names what they carried. */
function answering(...replies: readonly CartReply[]) {
  const calls: string[] = [];
  const answer = (call: string): Promise<CartReply> => {
    calls.push(call);
    return Promise.resolve(replies[calls.length - 1] ?? FAILED);
  };
  const idsOf = (items: readonly { readonly variantId: string }[]) =>
    items.map(({ variantId }) => variantId).join();
  const api: CartApi = {
    createCart: (_, items) => answer(`create ${idsOf(items)}`),
    sendBatch: (_, __, batch) =>
      answer(`${batch.kind} ${batch.kind === 'add' ? idsOf(batch.lineItems) : ''}`),
    fetchCart: () => answer('fetch'),
    setSalon: () => answer('salon'),
  };
  return { api, calls };
}

test.each([
  ['made at once', [MADE], 'create 1,2,3'],
  ['not made by a platform that is away', [FAILED], 'create 1,2,3'],
  [
    'made without the line that is refused',
    [REFUSED, MADE, REFUSED, MADE],
    'create 1,2,3; create 1; add 2; add 3',
  ],
  [
    'given up where the platform goes away meanwhile',
    [REFUSED, REFUSED, MADE, FAILED],
    'create 1,2,3; create 1; create 2; add 3',
  ],
  ['given up at the first failure', [REFUSED, FAILED], 'create 1,2,3; create 1'],
  [
    'refused where nothing is sold',
    [REFUSED, REFUSED, REFUSED, REFUSED],
    'create 1,2,3; create 1; create 2; create 3',
  ],
])('a cart of three lines is %s', async (_, replies, calls) => {
  const platform = answering(...replies);
  expect(await createCartWith(platform.api, 'nl', LINES)).toBe(replies.at(-1));
  expect(platform.calls.join('; ')).toBe(calls);
});

test('the only line that is refused is not tried twice', async () => {
  const platform = answering(REFUSED, MADE);
  expect(await createCartWith(platform.api, 'nl', LINES.slice(0, 1))).toBe(REFUSED);
});

import type { CheckoutLine } from '@lokke/contract/checkout';
import { expect, test } from 'vitest';
import { line, merchandise } from '../measurement/measurement.test-kit.ts';
import { takeBatch as takeBatchOf } from './cart-batch.ts';
import type { CartChange, QueuedChange } from './cart-store.ts';
import { provisionalIdOf } from './provisional-line.ts';

const takeBatch = (queue: readonly QueuedChange[], lines: readonly CheckoutLine[]) =>
  takeBatchOf(queue, lines, (id) => id);

const [A, B] = [line(1, 1, 24, 24), line(2, 1, 24, 24)];
const PROVISIONAL = provisionalIdOf(A);
const variantIdOf = (id: number) => merchandise(id, 24).id;

const queued = (change: CartChange): QueuedChange => ({ change, about: null, resolve: () => {} });
const add = (id: number, quantity: number) => {
  const lineItem = { variantId: variantIdOf(id), quantity };
  return queued({ kind: 'add', additions: [{ lineItem, merchandise: merchandise(id, 24) }] });
};
const replace = (id: string, quantity: number) =>
  queued({ kind: 'replace', lines: [{ id, quantity }] });
const remove = (id: string) => queued({ kind: 'remove', lineIds: [id] });

const replacedBy = (quantity: number) => ({
  kind: 'replace',
  replacements: [{ id: A.id, variantId: variantIdOf(1), quantity }],
});
const REMOVED = { kind: 'remove', lineItemIds: [A.id] };

test('an empty queue has nothing to send', () => {
  expect(takeBatch([], [])).toBeNull();
});

test('additions that follow each other go in one call, each with its own quantity', () => {
  const taken = takeBatch([add(1, 1), add(1, 2), add(2, 1)], []);
  expect(taken?.changes).toHaveLength(3);
  expect(taken?.batch).toEqual({
    kind: 'add',
    lineItems: [
      { variantId: variantIdOf(1), quantity: 1 },
      { variantId: variantIdOf(1), quantity: 2 },
      { variantId: variantIdOf(2), quantity: 1 },
    ],
  });
});

test('a different change waits for its turn', () => {
  const queue = [add(1, 1), remove(A.id), add(2, 1)];
  expect(takeBatch(queue, [A])?.changes).toEqual([queue[0]]);
});

test('of several quantities for one line the last one counts', () => {
  expect(takeBatch([replace(A.id, 2), replace(A.id, 5)], [A])?.batch).toEqual(replacedBy(5));
});

test('a quantity for a line that is gone is not sent', () => {
  const { batch } = takeBatch([replace('line-x', 2)], [A]) ?? {};
  expect(batch).toEqual({ kind: 'replace', replacements: [] });
});

test('a line removed twice is sent once, one that is gone not at all', () => {
  expect(takeBatch([remove(A.id), remove(A.id), remove('line-x')], [A])?.batch).toEqual(REMOVED);
});

test.each([
  ['changed while it was provisional', PROVISIONAL],
  ['of an earlier cart', 'line-of-earlier-cart'],
])('a line %s is found by what it sells', (_, lineId) => {
  const portableId = (id: string) => (id === 'line-of-earlier-cart' ? PROVISIONAL : id);
  const batchOf = (change: QueuedChange) => takeBatchOf([change], [B, A], portableId)?.batch;
  expect(batchOf(remove(lineId))).toEqual(REMOVED);
  expect(batchOf(replace(lineId, 3))).toEqual(replacedBy(3));
});

test('the last codes are sent, and every gift card that was taken off', () => {
  const codes = (discountCodes: readonly string[], removedGiftCards?: readonly string[]) =>
    queued({ kind: 'codes', discountCodes, removedGiftCards });
  expect(takeBatch([codes(['A']), codes(['A', 'B'])], [])?.batch).toEqual({
    kind: 'codes',
    discountCodes: ['A', 'B'],
  });
  expect(takeBatch([codes(['A'], ['one']), codes([]), codes(['B'], ['two'])], [])?.batch).toEqual({
    kind: 'codes',
    discountCodes: ['B'],
    removedGiftCards: ['one', 'two'],
  });
});

import type { CheckoutLine } from '@lokke/contract/checkout';
import { expect, test } from 'vitest';
import { takeBatch as takeBatchOf } from './cart-batch.ts';
import type { CartChange, QueuedChange } from './cart-store.ts';
import { provisionalLine } from './provisional-line.ts';

const takeBatch = (queue: readonly QueuedChange[], lines: readonly CheckoutLine[]) =>
  takeBatchOf(queue, lines, (id) => id);

const price = { amount: '24.0', currencyCode: 'EUR' };

const merchandise = (id: string): NonNullable<CheckoutLine['merchandise']> => ({
  id,
  title: '300 ml',
  sku: null,
  availableForSale: true,
  quantityAvailable: 10,
  priceV2: price,
  compareAtPriceV2: null,
  image: null,
  selectedOptions: [],
  product: {
    id: 'p',
    handle: 'rain-shampoo',
    title: 'Rain',
    productType: 'shampoo',
    vendor: 'Acme',
    tags: [],
    collections: { edges: [] },
  },
});

const line = (id: string, variantId: string): CheckoutLine => ({
  ...provisionalLine({
    lineItem: { variantId, quantity: 1 },
    merchandise: merchandise(variantId),
  }),
  id,
});

const queued = (change: CartChange): QueuedChange => ({ change, resolve: () => {} });
const add = (variantId: string, quantity: number) =>
  queued({
    kind: 'add',
    additions: [{ lineItem: { variantId, quantity }, merchandise: merchandise(variantId) }],
  });
const replace = (id: string, quantity: number) =>
  queued({ kind: 'replace', lines: [{ id, quantity }] });
const remove = (id: string) => queued({ kind: 'remove', lineIds: [id] });

test('an empty queue has nothing to send', () => {
  expect(takeBatch([], [])).toBeNull();
});

test('additions that follow each other go in one call, each with its own quantity', () => {
  const taken = takeBatch([add('a', 1), add('a', 2), add('b', 1)], []);
  expect(taken?.changes).toHaveLength(3);
  expect(taken?.batch).toEqual({
    kind: 'add',
    lineItems: [
      { variantId: 'a', quantity: 1 },
      { variantId: 'a', quantity: 2 },
      { variantId: 'b', quantity: 1 },
    ],
  });
});

test('a different change waits for its turn', () => {
  const queue = [add('a', 1), remove('line-a'), add('b', 1)];
  expect(takeBatch(queue, [line('line-a', 'a')])?.changes).toEqual([queue[0]]);
});

test('of several quantities for one line the last one counts', () => {
  const taken = takeBatch([replace('line-a', 2), replace('line-a', 5)], [line('line-a', 'a')]);
  expect(taken?.batch).toEqual({
    kind: 'replace',
    replacements: [{ id: 'line-a', variantId: 'a', quantity: 5 }],
  });
});

test('a quantity for a line that is gone is not sent', () => {
  expect(takeBatch([replace('line-x', 2)], [line('line-a', 'a')])?.batch).toEqual({
    kind: 'replace',
    replacements: [],
  });
});

test('a line changed while it was provisional is found by what it sells', () => {
  const provisional = provisionalLine({
    lineItem: { variantId: 'a', quantity: 1 },
    merchandise: merchandise('a'),
  });
  const lines = [line('line-b', 'b'), line('line-a', 'a')];
  expect(takeBatch([replace(provisional.id, 3)], lines)?.batch).toEqual({
    kind: 'replace',
    replacements: [{ id: 'line-a', variantId: 'a', quantity: 3 }],
  });
  expect(takeBatch([remove(provisional.id)], lines)?.batch).toEqual({
    kind: 'remove',
    lineItemIds: ['line-a'],
  });
});

test('a line removed twice is sent once, one that is gone not at all', () => {
  const queue = [remove('line-a'), remove('line-a'), remove('line-x')];
  expect(takeBatch(queue, [line('line-a', 'a')])?.batch).toEqual({
    kind: 'remove',
    lineItemIds: ['line-a'],
  });
});

test('a line of an earlier cart is found by what it sells', () => {
  const earlier = provisionalLine({
    lineItem: { variantId: 'a', quantity: 1 },
    merchandise: merchandise('a'),
  }).id;
  const portableId = (id: string) => (id === 'line-of-earlier-cart' ? earlier : id);
  const lines = [line('line-b', 'b'), line('line-a', 'a')];
  expect(takeBatchOf([remove('line-of-earlier-cart')], lines, portableId)?.batch).toEqual({
    kind: 'remove',
    lineItemIds: ['line-a'],
  });
  expect(takeBatchOf([replace('line-of-earlier-cart', 3)], lines, portableId)?.batch).toEqual({
    kind: 'replace',
    replacements: [{ id: 'line-a', variantId: 'a', quantity: 3 }],
  });
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

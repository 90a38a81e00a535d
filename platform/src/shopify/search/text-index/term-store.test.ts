import { beforeEach, expect, it } from 'vitest';
import { openTemporaryFile } from './temporary-file.ts';
import { openTermStore, PRODUCTS_IN_A_PART, type TermStore } from './term-store.ts';

let store: TermStore;
beforeEach(() => {
  store = openTermStore(openTemporaryFile());
});

function productsWith(term: string): readonly number[] {
  return store.find(term).flatMap(({ postings }) => [...postings.products]);
}

it('finds a term in each field, with how often it stands there', () => {
  store.add(0, [['oil', 'dry', 'oil'], ['oil']]);
  store.add(1, [['oil'], []]);
  const found = store.find('oil').map(({ field, postings }) => ({
    field,
    products: [...postings.products],
    frequencies: [...postings.frequencies],
  }));
  expect(found).toEqual([
    { field: 0, products: [0, 1], frequencies: [2, 1] },
    { field: 1, products: [0], frequencies: [1] },
  ]);
  expect(store.find('balm')).toEqual([]);
});

it('counts what stands in a text more than 255 times as 255', () => {
  store.add(0, [Array.from({ length: 300 }, () => 'oil')]);
  expect(store.find('oil')[0]?.postings.frequencies[0]).toBe(255);
});

it('finds terms by how they begin, the shortest first', () => {
  store.add(0, [['oily', 'oil', 'oak', 'ölig', 'oil\u{1f600}']]);
  const found = store.findBeginnings('oil', [0]).map(({ term }) => term);
  expect(found).toEqual(['oil', 'oily', 'oil\u{1f600}']);
  expect(store.findBeginnings('oil', [1])).toEqual([]);
});

it.each([
  [PRODUCTS_IN_A_PART - 1, 1],
  [PRODUCTS_IN_A_PART, 1],
  [PRODUCTS_IN_A_PART + 1, 2],
])('keeps %d products in %d parts', (count, parts) => {
  for (let product = 0; product < count; product += 1) store.add(product, [['oil']]);
  expect(productsWith('oil')).toEqual(Array.from({ length: count }, (_, product) => product));
  expect(store.partCount).toBe(parts);
});

it('is empty once it is cleared', () => {
  store.add(0, [['oil']]);
  expect(productsWith('oil')).toEqual([0]);
  store.add(1, [['oil']]);
  store.clear();
  expect(productsWith('oil')).toEqual([]);
  expect(store.partCount).toBe(0);
});

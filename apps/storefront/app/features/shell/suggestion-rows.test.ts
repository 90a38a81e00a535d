import { expect, it, test } from 'vitest';
import { nextRow, splitAtTyped, suggestionRows } from './suggestion-rows.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['ArrowUp', 2, 1],
  ['a', 1, null],
])('%s from row %i of three goes to %s', (key, active, next) => {
  expect(nextRow(key, active, 3)).toBe(next);
});

test.each(['ArrowDown', 'ArrowUp'])('%s stays in the field when there are no rows', (key) => {
  expect(nextRow(key, -1, 0)).toBe(-1);
});

test.each([
  ['Rain Shampoo', 'sham', ['Rain ', 'Sham', 'poo']],
  ['Rain Shampoo', '', ['', '', 'Rain Shampoo']],
  ['Rain Shampoo', 'honey', ['', '', 'Rain Shampoo']],
])('%s typed as "%s" is split into %j', (text, typed, parts) => {
  expect(splitAtTyped(text, typed)).toEqual(parts);
});

it('puts searches first, then products, ranges, pages and salons, and encodes what is searched for', () => {
  const rows = suggestionRows({
    queries: ['dry & curly'],
    pages: [{ slug: 'returns', title: 'Returns' }],
    salons: [{ salonNo: 'NL 1', salonName: 'De Lok', city: 'Urk' }],
    isPopular: false,
    lacksGiftCards: false,
    ranges: [{ handle: 'rain', title: 'Rain' }],
    products: [
      { handle: 'a', title: 'A', productType: 'shampoo', pictureUrl: null, price: '€ 1,00' },
    ],
  });
  expect(rows.map(({ path }) => path)).toEqual([
    '/search?q=dry%20%26%20curly',
    '/products/a',
    '/range/rain',
    '/pages/returns',
    '/salon/NL%201',
  ]);
});

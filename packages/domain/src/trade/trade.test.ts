import { describe, expect, test } from 'vitest';
import {
  countingRates,
  forEverybodyFirst,
  joinSameArticles,
  lackingMinimum,
  MAX_ORDER_ROWS,
  orderProblem,
  type ProfessionalRate,
  professionalPrice,
  rateOf,
  readOrderList,
  wholeCases,
} from './index.ts';

const eur = (amountInMinorUnits: number) => ({ amountInMinorUnits, currencyCode: 'EUR' }) as const;
const rate = (percentage: number, ...collections: string[]): ProfessionalRate => ({
  percentage,
  collections: collections.length === 0 ? null : collections,
  minimum: null,
});

describe('a professional price', () => {
  test.each([
    [2395, 40, 1437],
    [2395, 33.33, 1597],
    [1, 50, 0],
    [1, 49.99, 1],
    [999, 0, 999],
    [999, 100, 0],
  ])('of %i cents at %f percent is %i', (price, percentage, left) => {
    expect(professionalPrice(eur(price), { percentage })).toEqual(eur(left));
  });

  test('goes by the best rate that the product has', () => {
    const rates = [rate(30), rate(40, 'care'), rate(50, 'styling')];
    const best = (...collections: string[]) =>
      rateOf(rates, { handle: 'oil', collections })?.percentage;
    expect([best('care', 'all'), best('styling', 'care'), best('gift')]).toEqual([40, 50, 30]);
    expect(rateOf([rate(40, 'care')], { handle: 'oil' })).toBeNull();
  });

  test('of a card goes by the products that the rate names', () => {
    const rates = [{ ...rate(40, 'care'), products: ['oil'] }];
    expect(rateOf(rates, { handle: 'oil' })?.percentage).toBe(40);
    expect(rateOf(rates, { handle: 'gel' })).toBeNull();
  });
});

test.each([
  [1, 6, null, 6],
  [6, 6, null, 6],
  [7, 6, null, 12],
  [7, 6, 12, 12],
  [7, 6, 11, 6],
  [1, 6, 5, 5],
  [3, 1, 2, 2],
])('%i wanted by cases of %i, of %j in stock: %i', (wanted, caseQuantity, most, quantity) => {
  expect(wholeCases(wanted, caseQuantity, most)).toBe(quantity);
});

test.each([
  [{ quantity: 6 }, 5, 1250, { quantity: 1 }],
  [{ quantity: 6 }, 6, 1250, null],
  [{ quantity: 6 }, 7, 1250, null],
  [eur(5000), 4, 1249, eur(4)],
  [eur(5000), 4, 1250, null],
  [eur(5000), 4, 1251, null],
  [null, 1, 1, null],
])('of the minimum %j, %i at %i cents lack %j', (minimum, quantity, price, lacks) => {
  const line = { collections: ['care'], quantity, amountInMinorUnits: quantity * price };
  const care = { ...rate(40, 'care'), minimum };
  const other = { handle: 'gift', collections: ['gift'], quantity: 9, amountInMinorUnits: 9_000 };
  expect(lackingMinimum([care], [{ handle: 'oil', ...line }, other])).toEqual(
    lacks === null ? [] : [{ rate: care, lacks }],
  );
  expect(countingRates([care], [{ handle: 'oil', ...line }, other])).toEqual(
    lacks === null ? [care] : [],
  );
  expect(lackingMinimum([care], [other])).toEqual([]);
});

test('what only salons can buy comes last, each in its own order', () => {
  const product = (id: number, ...tags: string[]) => ({ id, tags });
  const found = [product(1, 'professional-only'), product(2, 'new'), product(3)];
  expect(forEverybodyFirst(found).map(({ id }) => id)).toEqual([2, 3, 1]);
});

describe('an order list', () => {
  test.each([
    ['A, 0', 'quantity'],
    ['A, 10000', 'quantity'],
    ['A, -1', 'unreadable'],
    ['A, 1.5', 'unreadable'],
    ['A B 1', 'unreadable'],
    [',', 'unreadable'],
    ['x'.repeat(61), 'unreadable'],
  ])('%j is told as %s, and the rest is read', (line, kind) => {
    const { rows, faults } = readOrderList(`A, 2\n\n${line}\nB`);
    expect(faults).toMatchObject([{ row: 3, problem: { kind } }]);
    expect(rows.flatMap(({ code, quantity }) => [code, quantity])).toEqual(['A', 2, 'B', 1]);
  });

  test('puts lines of one code together, up to the largest quantity', () => {
    const { rows, faults } = readOrderList('a 9000\nA 999\na 1');
    expect(rows).toMatchObject([{ row: 1, text: 'A, 9999', quantity: 9999 }]);
    expect(faults).toMatchObject([{ row: 3, problem: { kind: 'quantity', most: 9999 } }]);
  });

  test('puts article number and barcode of one article together, with their sum', () => {
    const { rows } = readOrderList('a 2\nb\n200 4\na 1');
    const articles = new Map([
      ['A', 'one'],
      ['200', 'one'],
    ]);
    expect(joinSameArticles(rows, (code) => articles.get(code))).toEqual([
      { row: 1, text: 'A, 7', code: 'A', quantity: 7 },
      { row: 2, text: 'b', code: 'B', quantity: 1 },
    ]);
  });

  test('has as many rows as a cart has lines; another of a known code still counts', () => {
    const lines = Array.from({ length: MAX_ORDER_ROWS + 1 }, (_, index) => `C${index}`);
    const { rows, faults } = readOrderList([...lines, 'C0'].join('\n'));
    expect([rows.length, rows[0]?.quantity]).toEqual([MAX_ORDER_ROWS, 2]);
    expect(faults).toMatchObject([{ row: MAX_ORDER_ROWS + 1, problem: { kind: 'tooMany' } }]);
  });
});

const variantOf = (quantityAvailable: number | null, facts: object = {}) => ({
  availableForSale: true,
  quantityAvailable,
  ...facts,
});

test.each([
  [6, null, { kind: 'unknown' }],
  [6, variantOf(0, { availableForSale: false }), { kind: 'soldOut' }],
  [5, variantOf(9, { caseQuantity: 6 }), { kind: 'cases', caseQuantity: 6 }],
  [5, variantOf(5, { caseQuantity: 6 }), null],
  [4, variantOf(5, { caseQuantity: 6 }), { kind: 'cases', caseQuantity: 6 }],
  [7, variantOf(null, { caseQuantity: 6 }), { kind: 'cases', caseQuantity: 6 }],
  [12, variantOf(12, { caseQuantity: 6 }), null],
  [12, variantOf(11, { caseQuantity: 6 }), { kind: 'stock', left: 11 }],
  [12, variantOf(0), null],
  [12, variantOf(null), null],
] as const)('%i of %j: %j', (quantity, variant, problem) => {
  expect(orderProblem({ quantity }, variant)).toEqual(problem);
});

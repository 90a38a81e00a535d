import { describe, expect, test } from 'vitest';
import {
  addition,
  assortment,
  countingIds,
  line,
  MASK,
  merchandise,
  PLAN,
  SHAMPOO,
} from '../testing/builders.ts';
import { addLines } from './add-lines.ts';

const unlimited = assortment(merchandise(), merchandise({ id: MASK }));

function add(
  lines: readonly ReturnType<typeof line>[],
  additions: readonly ReturnType<typeof addition>[],
  merchandiseById = unlimited,
) {
  return addLines({ lines, additions, merchandiseById, newLineId: countingIds(), path: ['lines'] });
}

function expectChange(outcome: ReturnType<typeof add>) {
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.problems));
  return outcome;
}

function problemsOf(outcome: ReturnType<typeof add>) {
  return outcome.kind === 'refused' ? outcome.problems : [];
}

describe('adding lines', () => {
  test('puts new lines first', () => {
    const { lines } = expectChange(add([line()], [addition({ merchandiseId: MASK })]));
    expect(lines.map(({ id }) => id)).toEqual(['n1', 'a']);
  });

  test('raises the line that is equal already', () => {
    const { lines } = expectChange(add([line({ quantity: 2 })], [addition({ quantity: 3 })]));
    expect(lines).toEqual([line({ quantity: 5 })]);
  });

  test('merges equal lines of one request', () => {
    const { lines } = expectChange(add([], [addition(), addition({ quantity: 2 })]));
    expect(lines).toEqual([line({ id: 'n1', quantity: 3 })]);
  });

  test('finds attributes equal in any order', () => {
    const one = { key: 'a', value: '1' };
    const two = { key: 'b', value: '2' };
    const start = [line({ attributes: [one, two] })];
    const { lines } = expectChange(add(start, [addition({ attributes: [two, one] })]));
    expect(lines).toHaveLength(1);
  });

  test.each([
    ['other attributes', { attributes: [{ key: '_freeItem', value: 'true' }] }],
    ['a selling plan', { sellingPlanId: PLAN }],
    ['another variant', { merchandiseId: MASK }],
  ])('makes a line of its own for %s', (_, given) => {
    expect(expectChange(add([line()], [addition(given)])).lines).toHaveLength(2);
  });

  test('keeps the last value of an attribute given twice', () => {
    const attributes = [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
      { key: 'a', value: '3' },
    ];
    expect(expectChange(add([], [addition({ attributes })])).lines[0]?.attributes).toEqual([
      { key: 'a', value: '3' },
      { key: 'b', value: '2' },
    ]);
  });

  test.each([
    [0, true],
    [-1, false],
    [1, true],
    [999_999, true],
    [1_000_000, false],
    [2_147_483_647, false],
  ])('judges a quantity of %i', (quantity, isAccepted) => {
    expect(add([], [addition({ quantity })]).kind).toBe(isAccepted ? 'changed' : 'refused');
  });

  test('refuses a sum that is no quantity', () => {
    const outcome = add([line({ quantity: 999_999 })], [addition()]);
    expect(problemsOf(outcome)).toEqual([
      {
        code: 'INVALID',
        field: ['lines', '0', 'quantity'],
        message: `The quantity for merchandise with id ${SHAMPOO} must be greater than zero but less than 1000000.`,
      },
    ]);
  });

  test('names each line whose variant is not sold', () => {
    const missing = addition({ merchandiseId: 'gid://shopify/ProductVariant/0' });
    expect(problemsOf(add([], [addition(), missing]))).toEqual([
      {
        code: 'INVALID',
        field: ['lines', '1', 'merchandiseId'],
        message: 'The merchandise with id gid://shopify/ProductVariant/0 does not exist.',
      },
    ]);
  });

  test('refuses a plan that the variant does not have', () => {
    const outcome = add([], [addition({ sellingPlanId: 'gid://shopify/SellingPlan/1' })]);
    expect(problemsOf(outcome)).toMatchObject([{ field: ['lines', '0', 'sellingPlanId'] }]);
  });

  test.each([
    [500, 'changed'],
    [501, 'refused'],
  ])('holds %i lines: %s', (count, kind) => {
    const additions = Array.from({ length: count }, (_, index) =>
      addition({ attributes: [{ key: 'n', value: String(index) }] }),
    );
    expect(add([], additions).kind).toBe(kind);
  });
});

describe('adding more than the stock', () => {
  const three = assortment(merchandise({ sellableQuantity: 3 }));

  test.each([
    [3, 3, 0],
    [4, 3, 1],
  ])('answers a wish of %i with %i', (quantity, held, warnings) => {
    const outcome = expectChange(add([], [addition({ quantity })], three));
    expect(outcome.lines[0]?.quantity).toBe(held);
    expect(outcome.warnings).toHaveLength(warnings);
  });

  test('says how many there are', () => {
    const { warnings } = expectChange(
      add([line({ quantity: 2 })], [addition({ quantity: 9 })], three),
    );
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        lineId: 'a',
        message: 'Only 3 items were added to your cart due to availability.',
      },
    ]);
  });

  test('counts what other lines hold of the same variant', () => {
    const gift = addition({ quantity: 5, attributes: [{ key: '_freeItem', value: 'true' }] });
    const { lines } = expectChange(add([line({ quantity: 2 })], [gift], three));
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  test('keeps a sold-out line with nothing in it', () => {
    const soldOut = assortment(merchandise({ sellableQuantity: 0 }));
    const { lines, warnings } = expectChange(add([], [addition()], soldOut));
    expect(lines).toEqual([line({ id: 'n1', quantity: 0 })]);
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        lineId: 'n1',
        message: "The product 'Rain shampoo - 250 ml' is already sold out.",
      },
    ]);
  });

  test('calls a product of one variant by its title alone', () => {
    const soldOut = merchandise({ sellableQuantity: 0, variantTitle: 'Default Title' });
    const { warnings } = expectChange(add([], [addition()], assortment(soldOut)));
    expect(warnings[0]?.message).toBe("The product 'Rain shampoo' is already sold out.");
  });
});

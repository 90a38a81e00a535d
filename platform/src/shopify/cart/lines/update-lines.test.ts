import { describe, expect, test } from 'vitest';
import { assortment, line, MASK, merchandise, PLAN } from '../testing/builders.ts';
import { type LineChange, updateLines } from './update-lines.ts';

const lines = [line({ quantity: 2 }), line({ id: 'b', merchandiseId: MASK })];
const sold = assortment(
  merchandise({ sellableQuantity: 5 }),
  merchandise({ id: MASK, sellingPlans: [] }),
);

function update(...changes: readonly LineChange[]) {
  return updateLines({ lines, changes, merchandiseById: sold });
}

describe('updating lines', () => {
  test('changes only what is given', () => {
    const attributes = [{ key: 'engraving', value: 'Ada' }];
    expect(update({ lineId: 'a', attributes })).toEqual({
      kind: 'changed',
      lines: [{ ...lines[0], attributes }, lines[1]],
      warnings: [],
    });
  });

  test('removes a line at quantity 0', () => {
    expect(update({ lineId: 'a', quantity: 0 })).toMatchObject({ lines: [lines[1]] });
  });

  test.each([
    [-1, 'refused'],
    [1, 'changed'],
    [999_999, 'changed'],
    [1_000_000, 'refused'],
  ])('judges a quantity of %i', (quantity, kind) => {
    expect(update({ lineId: 'b', quantity }).kind).toBe(kind);
  });

  test.each([
    [5, 5, 0],
    [6, 5, 1],
  ])('answers a wish of %i with %i', (quantity, held, warnings) => {
    const outcome = update({ lineId: 'a', quantity });
    expect(outcome).toMatchObject({ lines: [{ quantity: held }, {}] });
    expect(outcome).toHaveProperty('warnings.length', warnings);
  });

  test.each([
    // Quantity that one line is set to, and what the other, which held 2 of 5, has then.
    [3, 2, 0],
    [4, 1, 1],
    [5, 0, 1],
    [6, 0, 2],
  ])(
    'of two lines of a variant the one set to %i leaves %i to the other',
    (quantity, left, warnings) => {
      const own = line({ id: 'c', quantity: 1, attributes: [{ key: 'gift', value: 'yes' }] });
      const changes = [{ lineId: 'c', quantity }];
      const outcome = updateLines({ lines: [...lines, own], changes, merchandiseById: sold });
      expect(outcome).toMatchObject({
        lines: [{ quantity: left }, lines[1], { quantity: Math.min(5, quantity) }],
      });
      expect(outcome).toHaveProperty('warnings.length', warnings);
    },
  );

  test('takes a plan, and takes it off again', () => {
    const withPlan = update({ lineId: 'a', sellingPlanId: PLAN });
    expect(withPlan).toMatchObject({ lines: [{ sellingPlanId: PLAN }, {}] });
    if (withPlan.kind === 'refused') throw new Error('refused');
    const changes = [{ lineId: 'a', sellingPlanId: null }];
    const without = updateLines({ lines: withPlan.lines, changes, merchandiseById: sold });
    expect(without).toMatchObject({ lines: [{ sellingPlanId: null }, {}] });
  });

  test('merges lines that a change makes equal into the first', () => {
    expect(update({ lineId: 'b', merchandiseId: lines[0]?.merchandiseId ?? '' })).toEqual({
      kind: 'changed',
      lines: [line({ quantity: 3 })],
      warnings: [],
    });
  });

  test('refuses all when one line is unknown', () => {
    expect(update({ lineId: 'a', quantity: 1 }, { lineId: 'gone', quantity: 1 })).toEqual({
      kind: 'refused',
      problems: [
        {
          code: 'INVALID_MERCHANDISE_LINE',
          field: ['lines', '1', 'id'],
          message: 'The merchandise line with id gone does not exist.',
        },
      ],
    });
  });

  test('refuses a variant that is not sold and a plan that it lacks', () => {
    const outcome = update(
      { lineId: 'a', merchandiseId: 'gid://shopify/ProductVariant/9' },
      { lineId: 'b', sellingPlanId: PLAN },
    );
    expect(outcome).toMatchObject({
      problems: [
        { field: ['lines', '0', 'merchandiseId'] },
        { field: ['lines', '1', 'sellingPlanId'] },
      ],
    });
  });
});

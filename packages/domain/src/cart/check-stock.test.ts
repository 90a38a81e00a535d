import { describe, expect, it } from 'vitest';
import { checkStock, type StockedLine } from './index.ts';

function line(
  id: string,
  { quantity = 1, of = id, isForSale = true, left = null, ...more }: Partial<Stocked> = {},
): StockedLine {
  return {
    id,
    quantity,
    sellingPlanId: null,
    attributes: [],
    merchandise: { id: of, availableForSale: isForSale, quantityAvailable: left, ...more },
  };
}

interface Stocked {
  readonly quantity: number;
  readonly of: string;
  readonly isForSale: boolean;
  readonly left: number | null;
  readonly caseQuantity: number;
}

const soldOut = { isForSale: false, left: 0 };

describe('a bag and what is left', () => {
  it.each([
    [2, { kind: 'short', changes: [{ id: 'mask', quantity: 2 }] }],
    [3, { kind: 'enough' }],
    [4, { kind: 'enough' }],
    [null, { kind: 'enough' }],
    // Stock of a variant that is for sale with nothing left is not counted.
    [0, { kind: 'enough' }],
  ])('with %s left of the 3 in it', (left, expected) => {
    expect(checkStock([line('mask', { quantity: 3, left })])).toEqual(expected);
  });

  it('needs no change for a line that has no units any more', () => {
    expect(checkStock([line('mask', { quantity: 0, ...soldOut }), line('oil')])).toEqual({
      kind: 'enough',
    });
  });

  it('counts the lines of one variant together', () => {
    const once = line('once', { of: 'mask', quantity: 2, left: 3 });
    const monthly = line('monthly', { of: 'mask', quantity: 2, left: 3 });
    expect(checkStock([once, monthly])).toEqual({
      kind: 'short',
      changes: [{ id: 'monthly', quantity: 1 }],
    });
  });

  it.each([
    [5, null, 6],
    [6, null, null],
    [7, null, 12],
    [7, 12, 12],
    [7, 11, 6],
    [4, 5, 5],
    [5, 5, null],
  ])('fills cases of 6: of %i with %j left to %j', (quantity, left, filled) => {
    const stocked = [
      line('oil', { quantity: 1 }),
      line('mask', { quantity, left, caseQuantity: 6 }),
    ];
    expect(checkStock(stocked)).toEqual(
      filled === null
        ? { kind: 'enough' }
        : { kind: 'cases', changes: [{ id: 'mask', quantity: filled }] },
    );
  });

  it('is nothing when no line can be bought', () => {
    expect(checkStock([line('mask', soldOut), line('oil', { quantity: 0 })])).toEqual({
      kind: 'nothing',
    });
  });
});

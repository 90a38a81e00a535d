import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCartItem, addCartItems, removeCartItem } from './index.ts';

const shampoo = { variantId: 'shampoo', quantity: 1 };
const mask = { variantId: 'mask', quantity: 2 };

describe('the list of what is in the cart', () => {
  it('takes an item that is not there yet, at its end', () => {
    expect(addCartItem([shampoo], mask)).toEqual([shampoo, mask]);
  });

  it('ignores one item that is already present, and keeps the list itself', () => {
    const contents = [shampoo];
    expect(addCartItem(contents, { ...shampoo, quantity: 9 })).toBe(contents);
  });

  it('removes by variantId', () => {
    expect(removeCartItem([shampoo, mask], 'shampoo')).toEqual([mask]);
    expect(removeCartItem([shampoo], 'mask')).toEqual([shampoo]);
  });

  it('never holds a variant twice and never loses one', () => {
    const anyItems = fc.array(fc.record({ variantId: fc.constantFrom('a', 'b', 'c', 'd') }));
    fc.assert(
      fc.property(fc.array(anyItems), (batches) => {
        const contents = batches.reduce<readonly { variantId: string }[]>(addCartItems, []);
        const ids = contents.map(({ variantId }) => variantId);
        expect(ids).toEqual([...new Set(batches.flat().map(({ variantId }) => variantId))]);
      }),
    );
  });
});

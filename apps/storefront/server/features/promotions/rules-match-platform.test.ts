import type { Checkout } from '@lokke/contract/checkout';
import { type AutomaticDiscount, discountProgress, parseDiscount } from '@lokke/domain/discounts';
import { marketOf } from '@lokke/domain/markets';
import { parseMinorUnits } from '@lokke/domain/money';
import { FREE_ITEM_MARK, isFreeUnit } from '@lokke/domain/promotions';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openDiscountOffice } from '../../../testing/discount-fixture.ts';

/** Compares our implementation of discount rules with the platform's. */
const NL = marketOf('nl');
const BOUGHT = ['shampoo', 'mask', 'spray'];

const office = await openDiscountOffice();
afterAll(() => office[Symbol.dispose]());
const handles = [...BOUGHT, 'comb'];
const found = await Promise.all(handles.map((handle) => office.variantOf(handle)));
const ids = Object.fromEntries(
  handles.map((handle, index) => [handle, found[index] ?? { id: '', productId: '' }]),
);
const careId = await office.collectionId('care');

const anyItems = fc.constantFrom('products', 'collections');
const anyValue = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map((quantity) => ({ quantity: String(quantity) })),
  fc.integer({ min: 100, max: 6_000 }).map((cents) => ({ amount: (cents / 100).toFixed(2) })),
);
const anyCart = fc
  .tuple(...BOUGHT.map(() => fc.integer({ min: 0, max: 5 })))
  .filter((quantities) => quantities.some((quantity) => quantity > 0));

function itemsOf(kind: string): object {
  if (kind === 'collections') return { collections: { add: [careId] } };
  return { products: { productsToAdd: [ids['spray']?.productId] } };
}

async function cartOf(quantities: readonly number[], freeUnits: number): Promise<Checkout> {
  const bought = BOUGHT.flatMap((handle, index) => {
    const quantity = quantities[index] ?? 0;
    return quantity === 0 ? [] : [{ variantId: ids[handle]?.id ?? '', quantity }];
  });
  const attributes = [{ key: FREE_ITEM_MARK, value: 'true' }];
  const free = { variantId: ids['comb']?.id ?? '', quantity: freeUnits, attributes };
  const items = freeUnits === 0 ? bought : [free, ...bought];
  const response = await office.shops.cartsOf(NL).create(items);
  if (!response.ok) throw new Error(response.failure.reason);
  return response.value.checkout;
}

const linesOf = ({ lines }: Checkout) => lines.edges.map(({ node }) => node);

/** Number of combs that the platform discounts. */
function unitsFree(checkout: Checkout): number {
  const line = linesOf(checkout).find(isFreeUnit);
  if (line === undefined) return 0;
  const { amountPerQuantity, subtotalAmount, totalAmount } = line.cost;
  const [price, before, total] = [amountPerQuantity, subtotalAmount, totalAmount].map(
    ({ amount }) => parseMinorUnits(amount) ?? Number.NaN,
  );
  return ((before ?? 0) - (total ?? 0)) / (price ?? 0);
}

async function discountOf(id: string): Promise<AutomaticDiscount> {
  const response = await office.shops.discountsOf(NL).byId(id);
  const discount = response.ok ? parseDiscount(response.value) : null;
  if (discount === null) throw new Error('The discount cannot be read.');
  return discount;
}

describe('what the rules say is earned and what the platform gives', () => {
  it('agree for all carts and discounts', async () => {
    const anyLimit = fc.option(fc.integer({ min: 1, max: 3 }));
    await fc.assert(
      fc.asyncProperty(anyItems, anyValue, anyLimit, anyCart, async (kind, value, limit, cart) => {
        const comb = ids['comb']?.productId ?? '';
        const buys = { items: itemsOf(kind), value };
        const id = await office.open({ buys, freeProductIds: [comb], usesPerOrderLimit: limit });
        try {
          const discount = await discountOf(id);
          const { allowedUnits } = discountProgress(discount, linesOf(await cartOf(cart, 0)));
          const most = Math.min(allowedUnits, 40);
          expect(unitsFree(await cartOf(cart, most))).toBe(most);
          // A further one is charged.
          if (most === allowedUnits) {
            expect(unitsFree(await cartOf(cart, most + 1))).toBe(most);
          }
        } finally {
          await office.end(id);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('agree that an ended discount gives nothing', async () => {
    const buys = { items: itemsOf('collections'), value: { quantity: '2' } };
    const comb = ids['comb']?.productId ?? '';
    const id = await office.open({ buys, freeProductIds: [comb], usesPerOrderLimit: null });
    expect(unitsFree(await cartOf([2, 0, 0], 1))).toBe(1);
    expect((await discountOf(id)).isActive).toBe(true);
    await office.end(id);
    office.pass(60_000);
    const checkout = await cartOf([2, 0, 0], 1);
    expect(unitsFree(checkout)).toBe(0);
    expect(discountProgress(await discountOf(id), linesOf(checkout)).allowedUnits).toBe(0);
  });
});

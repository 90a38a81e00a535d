import type { Discount } from '../discount.ts';
import type { BasicTerms, BuyGetTerms, CombinesWith, ItemSet } from '../discount-draft.ts';
import { createDiscountEngine } from '../engine/create-discount-engine.ts';
import type { DiscountableLine } from '../engine/discount-engine.ts';

export const TOGETHER: CombinesWith = {
  orderDiscounts: true,
  productDiscounts: true,
  shippingDiscounts: true,
};
export const ALONE: CombinesWith = {
  orderDiscounts: false,
  productDiscounts: false,
  shippingDiscounts: false,
};

export function collection(...collections: readonly string[]): ItemSet {
  return { kind: 'collections', collections };
}

export function product(...products: readonly string[]): ItemSet {
  return { kind: 'products', products, variants: [] };
}

export function buyGet(given: Partial<BuyGetTerms> = {}): BuyGetTerms {
  return {
    kind: 'buyXGetY',
    buys: { items: collection('care'), threshold: { kind: 'quantity', quantity: 2 } },
    gets: {
      items: collection('travel'),
      quantity: 1,
      reduction: { kind: 'percentage', percentage: 100 },
    },
    usesPerOrderLimit: null,
    ...given,
  };
}

export function basic(given: Partial<BasicTerms> = {}): BasicTerms {
  return {
    kind: 'basic',
    minimum: null,
    items: { kind: 'all' },
    reduction: { kind: 'percentage', percentage: 10 },
    ...given,
  };
}

export function discount(given: Partial<Discount> = {}): Discount {
  return {
    id: 1,
    title: 'One free',
    translatedTitles: {},
    code: null,
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
    combinesWith: TOGETHER,
    appliesOnOneTimePurchase: true,
    appliesOnSubscription: false,
    usageLimit: null,
    appliesOncePerCustomer: false,
    customerTag: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    terms: buyGet(),
    ...given,
  };
}

/** A line of one product: `care-travel-1` stands in the collections `care` and `travel`. */
export function line(
  productHandle: string,
  quantity: number,
  unitPriceInMinorUnits: number,
  given: Partial<DiscountableLine> = {},
): DiscountableLine {
  return {
    id: productHandle,
    productId: productHandle,
    merchandiseId: `variant of ${productHandle}`,
    quantity,
    unitPriceInMinorUnits,
    attributes: [],
    sellingPlanId: null,
    ...given,
  };
}

/** Computes what discounts take off a cart: by line, off the order, and which of the codes are used. */
export function takeOff(
  discounts: readonly Discount[],
  lines: readonly DiscountableLine[],
  codes: readonly string[] = [],
) {
  const engine = createDiscountEngine({
    discounts,
    language: 'NL',
    limitOf: () => null,
    namesOf: ({ productId, merchandiseId }) => ({
      product: productId,
      collections: productId.split('-').slice(0, -1),
      variant: [merchandiseId],
    }),
  });
  const result = engine({ lines, codes });
  return {
    result,
    lines: Object.fromEntries(
      result.lineAllocations.map(({ lineId, amountInMinorUnits }) => [lineId, amountInMinorUnits]),
    ),
    order: result.cartAllocations.map(({ amountInMinorUnits }) => amountInMinorUnits),
    codes: [...result.applicableCodes.values()],
  };
}

/** Everything together. */
export function savedBy(off: ReturnType<typeof takeOff>): number {
  const amounts = [...Object.values(off.lines), ...off.order];
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

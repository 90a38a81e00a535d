import type { DiscountEngine } from '../../discounts/index.ts';
import type { CartLine, LineRequest } from '../cart.ts';
import type { Merchandise, MerchandiseById } from '../merchandise.ts';

export const SHAMPOO = 'gid://shopify/ProductVariant/1';
export const MASK = 'gid://shopify/ProductVariant/2';
export const PLAN = 'gid://shopify/SellingPlan/7';

export function merchandise(given: Partial<Merchandise> = {}): Merchandise {
  return {
    id: SHAMPOO,
    productId: 'gid://shopify/Product/1',
    productTitle: 'Rain shampoo',
    isGiftCard: false,
    variantTitle: '250 ml',
    priceInMinorUnits: 1250,
    compareAtPriceInMinorUnits: null,
    sellableQuantity: null,
    sellingPlans: [{ id: PLAN, priceInMinorUnits: 1125 }],
    ...given,
  };
}

export function assortment(...items: readonly Merchandise[]): MerchandiseById {
  return new Map(items.map((item) => [item.id, item]));
}

export function line(given: Partial<CartLine> = {}): CartLine {
  return {
    id: 'a',
    merchandiseId: SHAMPOO,
    quantity: 1,
    attributes: [],
    sellingPlanId: null,
    ...given,
  };
}

export function addition(given: Partial<LineRequest> = {}): LineRequest {
  return { merchandiseId: SHAMPOO, quantity: 1, attributes: [], sellingPlanId: null, ...given };
}

/** Line ids in a row: n1, n2, … */
export function countingIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `n${count}`;
  };
}

/** A shop without discounts: nothing is taken off, and no code is known. */
export const noDiscounts: DiscountEngine = () => ({
  lineAllocations: [],
  cartAllocations: [],
  applicableCodes: new Map(),
});

import type { AutomaticDiscount, FreeProduct } from './automatic-discount.ts';

export function freeProduct(variantId: string): FreeProduct {
  return {
    id: `product of ${variantId}`,
    variantId,
    title: variantId,
    handle: variantId,
    featuredImage: null,
  };
}

/** An active "buy 2 of anything, get a comb"; a test overrides what it is about. */
export function discount(facts: Partial<AutomaticDiscount> = {}): AutomaticDiscount {
  return {
    discountId: 'gid://shopify/DiscountAutomaticNode/1',
    title: 'Two and a comb',
    isActive: true,
    usesPerOrderLimit: null,
    buyItems: { kind: 'all' },
    buyValue: { kind: 'quantity', quantity: 2 },
    freeProducts: [freeProduct('comb')],
    ...facts,
  };
}

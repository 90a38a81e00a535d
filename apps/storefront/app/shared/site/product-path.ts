import { numericIdOf } from '../catalogue/numeric-id.ts';

/** The page of a product: at the size that is meant where one is known, else at the first that can be bought. */
export function productPathOf(handle: string, variantId: string | null): string {
  const path = `/products/${handle}`;
  return variantId === null ? path : `${path}?variant=${numericIdOf(variantId)}`;
}

/** Where a collection has its page. Shopify's own collection of all that is sold is what the shop's page shows. */
export function listPathOf(handle: string): string {
  return handle === 'all' ? '/shop' : `/range/${handle}`;
}

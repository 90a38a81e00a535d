import { numericIdOf } from '../catalogue/shopify-ids.ts';

/** Product path with the given variant, else the first available. */
export function productPathOf(handle: string, variantId: string | null): string {
  const path = `/products/${handle}`;
  return variantId === null ? path : `${path}?variant=${numericIdOf(variantId)}`;
}

/** Path of a collection; Shopify's "all" is the shop page. */
export function listPathOf(handle: string): string {
  return handle === 'all' ? '/shop' : `/range/${handle}`;
}

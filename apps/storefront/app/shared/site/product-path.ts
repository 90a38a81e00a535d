import { numericIdOf } from '../catalogue/numeric-id.ts';

/** The page of a product: at the size that is meant where one is known, else at the first that can be bought. */
export function productPathOf(handle: string, variantId: string | null): string {
  const path = `/products/${handle}`;
  return variantId === null ? path : `${path}?variant=${numericIdOf(variantId)}`;
}

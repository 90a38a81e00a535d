import { isListed, type ProductDetail, type Variant } from '../catalogue/index.ts';
import { isForProfessionals } from '../trade/index.ts';
import type { PrescribedLine } from './prescription.ts';

type Sold = Pick<ProductDetail, 'tags' | 'variants'>;

/** Offer of a market for a line; where a size can be bought, `variants` are all that can. */
export type FittedLine =
  /** `otherSize`: the size is none of the market's, or sold out; another stands for it. */
  | {
      readonly kind: 'sold' | 'otherSize';
      readonly variant: Variant;
      readonly variants: readonly Variant[];
    }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'unknown' };

/** Finds a line in a market; null is a product that the market does not have. */
export function fitLine({ sku }: Pick<PrescribedLine, 'sku'>, product: Sold | null): FittedLine {
  if (product === null || !isListed(product) || isForProfessionals(product)) {
    return { kind: 'unknown' };
  }
  const variants = product.variants.filter(({ availableForSale }) => availableForSale);
  const [first] = variants;
  if (first === undefined) return { kind: 'soldOut' };
  if (sku === null) return { kind: 'sold', variant: first, variants };
  const wanted = variants.find((variant) => variant.sku === sku);
  return wanted === undefined
    ? { kind: 'otherSize', variant: first, variants }
    : { kind: 'sold', variant: wanted, variants };
}

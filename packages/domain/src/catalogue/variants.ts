import type { Variant } from './product.ts';

/** Tells whether the compare-at price is higher. */
export function isReduced({ compareAtPrice, price }: Variant): boolean {
  return compareAtPrice !== null && compareAtPrice.amountInMinorUnits > price.amountInMinorUnits;
}

/** Asks whether it is the only variant of a product without options, which Shopify names in English everywhere. */
export function isOnlyVariant(title: string): boolean {
  return title === 'Default Title';
}

import type { Money } from '../money/index.ts';

/** Tag of a product that is sold to salons alone. */
const FOR_PROFESSIONALS = 'professional-only';

/** Tag of a customer at the platform, whose discounts for professionals go by it. */
export const PROFESSIONAL_CUSTOMER = 'professional';

/** Names why a salon has no prices of its own yet, where a proof of its trade is asked. */
export const MISSING_TRADE_PROOFS = ['missing', 'asked', 'refused'] as const;
export type MissingTradeProof = (typeof MISSING_TRADE_PROOFS)[number];

export function isForProfessionals({ tags }: { readonly tags: readonly string[] }): boolean {
  return tags.includes(FOR_PROFESSIONALS);
}

/** Sorts what only salons can buy behind what everybody can, each in its own order. */
export function forEverybodyFirst<Product extends { readonly tags: readonly string[] }>(
  products: readonly Product[],
): readonly Product[] {
  return products.toSorted(
    (left, right) => Number(isForProfessionals(left)) - Number(isForProfessionals(right)),
  );
}

/** Reduction that salon customers have on some products, as the platform's discount takes it off. */
export interface ProfessionalRate {
  /** Number from 0 to 100, with two decimals at most. */
  readonly percentage: number;
  /** Handles; null for all products. */
  readonly collections: readonly string[] | null;
  /** Handles of the products in them, as far as lists have them whole: cards know no collections. */
  readonly products?: readonly string[];
  /** Least that an order has to hold of these products before it counts, at prices for everybody; null for no minimum. */
  readonly minimum: Money | { readonly quantity: number } | null;
}

/** The best rate of a product; null where there is none. */
export function rateOf(
  rates: readonly ProfessionalRate[],
  product: { readonly handle: string; readonly collections?: readonly string[] },
): ProfessionalRate | null {
  const own = rates.filter(
    ({ collections, products = [] }) =>
      collections === null ||
      products.includes(product.handle) ||
      collections.some((handle) => product.collections?.includes(handle)),
  );
  const [best = null] = own.toSorted((left, right) => right.percentage - left.percentage);
  return best;
}

const HUNDREDTHS_OF_ALL = 10_000;

/** Professional price of an amount. What is taken off is rounded to the cent, halves up, once for a line and not for each unit. */
export function professionalPrice(
  { amountInMinorUnits, currencyCode }: Money,
  { percentage }: Pick<ProfessionalRate, 'percentage'>,
): Money {
  const off = (amountInMinorUnits * Math.round(percentage * 100)) / HUNDREDTHS_OF_ALL;
  return { amountInMinorUnits: amountInMinorUnits - Math.round(off), currencyCode };
}

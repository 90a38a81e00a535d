/** What the cart needs to know of a variant; the catalogue answers it. */
export interface Merchandise {
  readonly id: string;
  readonly productId: string;
  readonly productTitle: string;
  readonly variantTitle: string;
  readonly priceInMinorUnits: number;
  readonly compareAtPriceInMinorUnits: number | null;
  /** null: stock is not tracked, or selling goes on when it runs out. */
  readonly sellableQuantity: number | null;
  readonly sellingPlans: readonly SellingPlanTerms[];
}

export interface SellingPlanTerms {
  readonly id: string;
  /** Of one unit. */
  readonly priceInMinorUnits: number;
}

export type MerchandiseById = ReadonlyMap<string, Merchandise>;

/** Unpublished and unknown variants are absent from the answer. */
export type MerchandiseSource = (ids: readonly string[]) => MerchandiseById;

export function merchandiseName({ productTitle, variantTitle }: Merchandise): string {
  return variantTitle === 'Default Title' ? productTitle : `${productTitle} - ${variantTitle}`;
}

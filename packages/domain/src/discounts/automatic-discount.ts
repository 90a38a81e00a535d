/** A product that a discount gives (spec §3). */
export interface FreeProduct {
  readonly id: string;
  readonly variantId: string;
  readonly title: string;
  readonly handle: string;
  readonly isSoldOut?: true | undefined;
  readonly featuredImage: { readonly url: string; readonly altText: string | null } | null;
}

/** Items that have to be in the cart. */
export type BuyItems =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'products';
      readonly productIds: readonly string[];
      readonly variantIds: readonly string[];
    }
  | { readonly kind: 'collections'; readonly collectionIds: readonly string[] };

/** Amount or quantity for each free unit. */
export type BuyValue =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'amount'; readonly amountInMinorUnits: number };

/** An automatic discount of spec §3, its texts parsed. */
export interface AutomaticDiscount {
  readonly discountId: string;
  readonly title: string;
  readonly isActive: boolean;
  /** null: unlimited. */
  readonly usesPerOrderLimit: number | null;
  readonly buyItems: BuyItems;
  readonly buyValue: BuyValue;
  readonly freeProducts: readonly FreeProduct[];
}

/** Tells whether a text is the platform's id of an automatic discount. */
export function isAutomaticDiscountId(value: string): boolean {
  return /^gid:\/\/shopify\/DiscountAutomaticNode\/[1-9]\d{0,19}$/.test(value);
}

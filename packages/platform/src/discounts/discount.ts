/** What a discount speaks of. Products and collections go by handle, variants by SKU or by id. */
export type ItemSet =
  | { readonly kind: 'all' }
  | { readonly kind: 'collections'; readonly collections: readonly string[] }
  | {
      readonly kind: 'products';
      readonly products: readonly string[];
      readonly variants: readonly string[];
    };

export type Threshold =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'amount'; readonly amountInMinorUnits: number };

/** A percentage of 100 makes free. */
export type UnitReduction =
  | { readonly kind: 'percentage'; readonly percentage: number }
  | { readonly kind: 'amount'; readonly amountInMinorUnits: number };

export type Reduction =
  | { readonly kind: 'percentage'; readonly percentage: number }
  | {
      readonly kind: 'amount';
      readonly amountInMinorUnits: number;
      /** Off each unit; else once, shared among all that is entitled. */
      readonly isPerItem: boolean;
    };

export interface BasicTerms {
  readonly kind: 'basic';
  readonly minimum: Threshold | null;
  readonly items: ItemSet;
  readonly reduction: Reduction;
}

export interface BuyGetTerms {
  readonly kind: 'buyXGetY';
  readonly buys: { readonly items: ItemSet; readonly threshold: Threshold };
  readonly gets: {
    readonly items: ItemSet;
    /** Units for each time that the threshold is reached. */
    readonly quantity: number;
    readonly reduction: UnitReduction;
  };
  /** Null: as often as it is earned. */
  readonly usesPerOrderLimit: number | null;
}

export type DiscountTerms = BasicTerms | BuyGetTerms;

export interface CombinesWith {
  readonly orderDiscounts: boolean;
  readonly productDiscounts: boolean;
  readonly shippingDiscounts: boolean;
}

export interface DiscountDraft {
  readonly title: string;
  /** By code of a language, `EN`; other languages see the title. */
  readonly translatedTitles: Readonly<Record<string, string>>;
  /** Null: it applies by itself. */
  readonly code: string | null;
  /** As on the wire: `2026-07-28T01:32:53Z`. */
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly combinesWith: CombinesWith;
  readonly appliesOnOneTimePurchase: boolean;
  readonly appliesOnSubscription: boolean;
  readonly terms: DiscountTerms;
}

export interface Discount extends DiscountDraft {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type DiscountStatus = 'ACTIVE' | 'EXPIRED' | 'SCHEDULED';

export function statusOf(
  { startsAt, endsAt }: Pick<Discount, 'startsAt' | 'endsAt'>,
  now: Date,
): DiscountStatus {
  const time = now.getTime();
  if (endsAt !== null && time >= Date.parse(endsAt)) return 'EXPIRED';
  return time < Date.parse(startsAt) ? 'SCHEDULED' : 'ACTIVE';
}

/** What is off everything is off the order as a whole; all else is off certain lines. */
export function classOf({ terms }: Pick<Discount, 'terms'>): 'ORDER' | 'PRODUCT' {
  return terms.kind === 'basic' && terms.items.kind === 'all' && !isPerItem(terms.reduction)
    ? 'ORDER'
    : 'PRODUCT';
}

function isPerItem(reduction: Reduction): boolean {
  return reduction.kind === 'amount' && reduction.isPerItem;
}

/** Codes are one whatever their letter case and the blanks around them. */
export function meaningOfCode(code: string): string {
  return code.trim().toLowerCase();
}

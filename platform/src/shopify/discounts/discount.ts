const DECIMAL = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** `12.5` and `12.50` are 1250; null for anything but a plain decimal with at most two places. */
export function minorUnitsOf(decimal: string): number | null {
  const [, whole, part = ''] = DECIMAL.exec(decimal) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** The items of a discount: products and collections by handle, variants by SKU or id. */
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

/** 100 percent is free. */
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
  /** Titles by code of a language, `EN`; other languages see the title. */
  readonly translatedTitles: Readonly<Record<string, string>>;
  /** Null: it applies by itself. */
  readonly code: string | null;
  /** Time as on the wire: `2026-07-28T01:32:53Z`. */
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

/** A discount on all items is an order discount; others apply to lines. */
export function classOf({ terms }: Pick<Discount, 'terms'>): 'ORDER' | 'PRODUCT' {
  return terms.kind === 'basic' && terms.items.kind === 'all' && !isPerItem(terms.reduction)
    ? 'ORDER'
    : 'PRODUCT';
}

function isPerItem(reduction: Reduction): boolean {
  return reduction.kind === 'amount' && reduction.isPerItem;
}

/** Codes match regardless of case and surrounding blanks. */
export function meaningOfCode(code: string): string {
  return code.trim().toLowerCase();
}

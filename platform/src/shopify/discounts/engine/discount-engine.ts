/** Kind of a discount and its target, in the words of the API. */
export interface DiscountApplication {
  readonly allocationMethod: 'ACROSS' | 'EACH';
  readonly targetSelection: 'ALL' | 'ENTITLED' | 'EXPLICIT';
  readonly targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
  readonly value:
    | { readonly kind: 'percentage'; readonly percentage: number }
    | { readonly kind: 'amount'; readonly amountInMinorUnits: number };
}

export type DiscountSource =
  | { readonly kind: 'automatic'; readonly title: string }
  | { readonly kind: 'code'; readonly code: string };

export interface DiscountAllocation {
  readonly source: DiscountSource;
  readonly amountInMinorUnits: number;
  readonly application: DiscountApplication;
}

interface LineDiscountAllocation extends DiscountAllocation {
  readonly lineId: string;
}

export interface DiscountableLine {
  readonly id: string;
  readonly productId: string;
  readonly merchandiseId: string;
  readonly quantity: number;
  readonly unitPriceInMinorUnits: number;
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  readonly sellingPlanId: string | null;
}

interface DiscountInput {
  readonly lines: readonly DiscountableLine[];
  /** Codes as the shopper typed them. */
  readonly codes: readonly string[];
}

interface DiscountResult {
  readonly lineAllocations: readonly LineDiscountAllocation[];
  /** Discounts of the order as a whole, after the lines' own. */
  readonly cartAllocations: readonly DiscountAllocation[];
  /** Code as it was typed → as the shop spells it. */
  readonly applicableCodes: ReadonlyMap<string, string>;
}

export type DiscountEngine = (request: DiscountInput) => DiscountResult;

/** What a discount is and where it applies, in the words of the API. */
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
  readonly shop: string;
  readonly lines: readonly DiscountableLine[];
  /** As the shopper typed them. */
  readonly codes: readonly string[];
  readonly customerId: string | null;
}

interface DiscountResult {
  readonly lineAllocations: readonly LineDiscountAllocation[];
  /** On the order as a whole, after the lines' own. */
  readonly cartAllocations: readonly DiscountAllocation[];
  /** As it was typed → as the shop spells it. */
  readonly applicableCodes: ReadonlyMap<string, string>;
}

export type DiscountEngine = (request: DiscountInput) => DiscountResult;

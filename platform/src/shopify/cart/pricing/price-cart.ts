import {
  allocateAmount,
  type DiscountAllocation,
  type DiscountEngine,
} from '../../discounts/index.ts';
import type { CartContents, CartLine } from '../cart.ts';
import { type Merchandise, type MerchandiseById, soldLines } from '../merchandise.ts';

export interface PricedLine {
  readonly line: CartLine;
  readonly merchandise: Merchandise;
  readonly unitPriceInMinorUnits: number;
  readonly compareAtUnitPriceInMinorUnits: number | null;
  readonly subtotalInMinorUnits: number;
  readonly totalInMinorUnits: number;
  readonly allocations: readonly DiscountAllocation[];
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly totalQuantity: number;
  /** Sum after the lines' discounts, before the order's. */
  readonly subtotalInMinorUnits: number;
  readonly totalInMinorUnits: number;
  readonly allocations: readonly DiscountAllocation[];
  readonly discountCodes: readonly { readonly code: string; readonly applicable: boolean }[];
}

/**
 * Computes all amounts of a cart, for the API and for the checkout.
 * Lines whose variant is no longer sold are left out.
 */
export function priceCart(
  contents: Pick<CartContents, 'lines' | 'discountCodes'>,
  merchandiseById: MerchandiseById,
  engine: DiscountEngine,
): PricedCart {
  const plainLines = soldLines(contents.lines, merchandiseById).flatMap((line) => {
    const merchandise = merchandiseById.get(line.merchandiseId);
    return merchandise ? [priceLine(line, merchandise)] : [];
  });
  const discounts = engine({
    lines: plainLines.map(({ line, merchandise, unitPriceInMinorUnits }) => ({
      ...line,
      productId: merchandise.productId,
      unitPriceInMinorUnits,
    })),
    codes: contents.discountCodes,
  });
  const lines = plainLines.map((priced) =>
    takeOff(
      priced,
      discounts.lineAllocations.filter(({ lineId }) => lineId === priced.line.id),
    ),
  );
  const subtotal = sum(lines, ({ totalInMinorUnits }) => totalInMinorUnits);
  return {
    lines,
    totalQuantity: sum(lines, ({ line }) => line.quantity),
    subtotalInMinorUnits: subtotal,
    totalInMinorUnits: subtract(subtotal, discounts.cartAllocations, 'the cart'),
    allocations: discounts.cartAllocations,
    discountCodes: contents.discountCodes.map((code) => ({
      code: discounts.applicableCodes.get(code) ?? code,
      applicable: discounts.applicableCodes.has(code),
    })),
  };
}

function priceLine(line: CartLine, merchandise: Merchandise): PricedLine {
  const plan = merchandise.sellingPlans.find(({ id }) => id === line.sellingPlanId);
  const unitPrice = (plan ?? merchandise).priceInMinorUnits;
  const listPrice = merchandise.compareAtPriceInMinorUnits ?? merchandise.priceInMinorUnits;
  const subtotal = unitPrice * line.quantity;
  return {
    line,
    merchandise,
    unitPriceInMinorUnits: unitPrice,
    compareAtUnitPriceInMinorUnits: listPrice > unitPrice ? listPrice : null,
    subtotalInMinorUnits: subtotal,
    totalInMinorUnits: subtotal,
    allocations: [],
  };
}

function takeOff(priced: PricedLine, allocations: readonly DiscountAllocation[]): PricedLine {
  const what = `line ${priced.line.id}`;
  const totalInMinorUnits = subtract(priced.subtotalInMinorUnits, allocations, what);
  return { ...priced, allocations, totalInMinorUnits };
}

/** Throws for a discount larger than what it is taken from: a fault of the engine, not a price. */
function subtract(
  amount: number,
  allocations: readonly DiscountAllocation[],
  what: string,
): number {
  const rest = amount - sum(allocations, ({ amountInMinorUnits }) => amountInMinorUnits);
  if (rest < 0) throw new Error(`Discounts of ${what} exceed its amount by ${-rest} minor units`);
  return rest;
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}

/** The discounts of the order, line by line: Shopify's carts name them once for each line that bears a part. */
export function spreadAllocations({
  lines,
  allocations,
}: Pick<PricedCart, 'allocations'> & {
  readonly lines: readonly {
    readonly totalInMinorUnits: number;
    readonly merchandise?: Pick<Merchandise, 'isGiftCard'>;
  }[];
}): readonly DiscountAllocation[] {
  let left = lines.map(({ totalInMinorUnits, merchandise }) =>
    merchandise?.isGiftCard === true ? 0 : totalInMinorUnits,
  );
  return allocations.flatMap((allocation) => {
    const shares = allocateAmount(allocation.amountInMinorUnits, left);
    left = left.map((price, index) => price - (shares[index] ?? 0));
    return shares
      .filter((share) => share > 0)
      .map((amountInMinorUnits) => ({ ...allocation, amountInMinorUnits }));
  });
}

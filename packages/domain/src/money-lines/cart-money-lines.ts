import { parseMinorUnits, type WireMoney } from '../money/index.ts';
import {
  type MoneyLine,
  moneyLines,
  type NamedDiscount,
  type PricedLine,
  sumByTitle,
} from './money-lines.ts';

/** Amount that the platform took off a cart or one of its lines. */
export interface DiscountAllocation {
  readonly discountedAmount: WireMoney;
  readonly title: string | null;
  readonly code: string | null;
}

/** Names each discount once, in order of appearance. */
export function namedDiscounts(
  allocations: readonly DiscountAllocation[],
): readonly NamedDiscount[] {
  return sumByTitle(
    allocations.map(({ discountedAmount, title, code }) => ({
      title: title ?? code ?? '',
      amountInMinorUnits: parseMinorUnits(discountedAmount.amount) ?? 0,
      isCode: code !== null,
    })),
  );
}

interface CartLine {
  readonly cost: { readonly subtotalAmount: WireMoney };
  readonly discountAllocations: readonly DiscountAllocation[];
}

export function pricedCartLine({ cost, discountAllocations }: CartLine): PricedLine {
  return {
    beforeInMinorUnits: parseMinorUnits(cost.subtotalAmount.amount) ?? 0,
    discounts: namedDiscounts(discountAllocations),
  };
}

/** Parts of all savings that no line has: those on the cart as a whole. */
function wholeCartDiscounts(
  savings: readonly DiscountAllocation[],
  lines: readonly PricedLine[],
): readonly NamedDiscount[] {
  const ofLines = sumByTitle(lines.flatMap(({ discounts }) => discounts));
  return namedDiscounts(savings).map((saving) => {
    const own = ofLines.find(({ title }) => title === saving.title)?.amountInMinorUnits ?? 0;
    return { ...saving, amountInMinorUnits: saving.amountInMinorUnits - own };
  });
}

interface Cart {
  readonly cost: { readonly totalAmount: WireMoney };
  readonly lines: { readonly edges: readonly { readonly node: CartLine }[] };
  readonly discountAllocations: readonly DiscountAllocation[];
  /** Each discount with all that it takes off; absent where allocations alone tell it. */
  readonly savings?: readonly DiscountAllocation[] | undefined;
  readonly giftCards?:
    | readonly { readonly lastCharacters: string; readonly amountUsed: WireMoney }[]
    | undefined;
}

/** Lists every amount of a cart; its total is before gift cards. */
export function cartMoneyLines(cart: Cart): readonly MoneyLine[] {
  const { savings, discountAllocations, giftCards = [] } = cart;
  const lines = cart.lines.edges.map(({ node }) => pricedCartLine(node));
  return moneyLines({
    lines,
    discounts:
      savings === undefined
        ? namedDiscounts(discountAllocations)
        : wholeCartDiscounts(savings, lines),
    shipping: null,
    totalInMinorUnits: parseMinorUnits(cart.cost.totalAmount.amount) ?? 0,
    taxInMinorUnits: null,
    refundedInMinorUnits: 0,
    giftCards: giftCards.map(({ lastCharacters, amountUsed }) => ({
      lastCharacters,
      amountInMinorUnits: parseMinorUnits(amountUsed.amount) ?? 0,
    })),
  });
}

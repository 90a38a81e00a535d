/** Discount by the name that the buyer reads: its title, or the code. */
export interface NamedDiscount {
  readonly title: string;
  readonly amountInMinorUnits: number;
  /** Tells whether the buyer typed it. */
  readonly isCode: boolean;
}

export interface PricedLine {
  /** Price of all units before any discount. */
  readonly beforeInMinorUnits: number;
  /** Discounts on this line, without its share of those on the whole order. */
  readonly discounts: readonly NamedDiscount[];
}

export interface PaidByGiftCard {
  /** Null where the platform does not tell it. */
  readonly lastCharacters: string | null;
  readonly amountInMinorUnits: number;
}

export interface Amounts {
  readonly lines: readonly PricedLine[];
  /** Discounts on the whole order. */
  readonly discounts: readonly NamedDiscount[];
  /** Null in a bag, before the delivery is known, and for an order without a parcel. */
  readonly shipping: {
    readonly amountInMinorUnits: number;
    readonly discounts: readonly NamedDiscount[];
  } | null;
  readonly totalInMinorUnits: number;
  /** Null where the platform does not tell it. */
  readonly taxInMinorUnits: number | null;
  readonly refundedInMinorUnits: number;
  readonly giftCards: readonly PaidByGiftCard[];
}

type Kind =
  | 'subtotal'
  | 'shipping'
  | 'addedTax'
  | 'returned'
  | 'total'
  | 'due'
  | 'includedTax'
  | 'refunded';

/** Row below the lines. Rows before `total` add up to it. */
export type MoneyLine =
  | { readonly kind: Kind; readonly amountInMinorUnits: number }
  | {
      readonly kind: 'discount';
      /** Null for one that the platform does not name. */
      readonly title: string | null;
      readonly amountInMinorUnits: number;
    }
  | {
      readonly kind: 'giftCard';
      readonly lastCharacters: string | null;
      readonly amountInMinorUnits: number;
    };

/** Asks whether an automatic discount gives the line away: it is shown as free, and no sum counts its price. */
export function isGivenAway({ beforeInMinorUnits, discounts }: PricedLine): boolean {
  const given = sum(discounts.filter(({ isCode }) => !isCode));
  return beforeInMinorUnits > 0 && given >= beforeInMinorUnits;
}

/** Lists every amount that a bag or an order is made of, each once and by name, so that they add up to the cent. */
export function moneyLines(amounts: Amounts): readonly MoneyLine[] {
  const { totalInMinorUnits, taxInMinorUnits: tax, refundedInMinorUnits: refunded } = amounts;
  const charged = amounts.lines.filter((line) => !isGivenAway(line));
  const subtotal = charged.reduce((total, { beforeInMinorUnits }) => total + beforeInMinorUnits, 0);
  const goods = sumByTitle([
    ...charged.flatMap(({ discounts }) => discounts),
    ...amounts.discounts,
  ]);
  const shipping = shippingLines(amounts, subtotal - sum(goods));
  const taken = goods.map(toDiscountLine);
  const rest = totalInMinorUnits - subtotal - sum(taken) - sum(shipping);
  const isTaxAdded = tax !== null && tax > 0 && rest === tax;
  return [
    { kind: 'subtotal', amountInMinorUnits: subtotal },
    ...taken,
    ...(isTaxAdded ? [] : unnamedLines(rest, refunded)),
    ...shipping,
    ...(isTaxAdded ? [{ kind: 'addedTax', amountInMinorUnits: tax } as const] : []),
    { kind: 'total', amountInMinorUnits: totalInMinorUnits },
    ...giftCardLines(totalInMinorUnits, amounts.giftCards),
    ...(tax !== null && tax > 0 && !isTaxAdded
      ? [{ kind: 'includedTax', amountInMinorUnits: tax } as const]
      : []),
    ...(refunded > 0 ? [{ kind: 'refunded', amountInMinorUnits: refunded } as const] : []),
  ];
}

/** Adds payments by gift cards to the rows of an order, below its total. */
export function withGiftCards(
  lines: readonly MoneyLine[],
  giftCards: readonly PaidByGiftCard[],
): readonly MoneyLine[] {
  return lines.flatMap((line) =>
    line.kind === 'total' ? [line, ...giftCardLines(line.amountInMinorUnits, giftCards)] : [line],
  );
}

function giftCardLines(
  totalInMinorUnits: number,
  giftCards: readonly PaidByGiftCard[],
): readonly MoneyLine[] {
  const paid = giftCards.filter(({ amountInMinorUnits }) => amountInMinorUnits > 0);
  if (paid.length === 0) return [];
  return [
    ...paid.map(({ lastCharacters, amountInMinorUnits }) => ({
      kind: 'giftCard' as const,
      lastCharacters,
      amountInMinorUnits: -amountInMinorUnits,
    })),
    { kind: 'due', amountInMinorUnits: totalInMinorUnits - sum(paid) },
  ];
}

/** Shows the delivery before its discounts, whether or not the platform's amount has them taken off already. */
function shippingLines(
  { shipping, totalInMinorUnits, taxInMinorUnits }: Amounts,
  goodsInMinorUnits: number,
): readonly MoneyLine[] {
  if (shipping === null) return [];
  const discounts = sumByTitle(shipping.discounts);
  const rest = totalInMinorUnits - goodsInMinorUnits - shipping.amountInMinorUnits;
  const isReduced = rest === 0 || rest === taxInMinorUnits;
  const amountInMinorUnits = shipping.amountInMinorUnits + (isReduced ? sum(discounts) : 0);
  return [{ kind: 'shipping', amountInMinorUnits }, ...discounts.map(toDiscountLine)];
}

/** Amount that no discount explains: goods that left the order, or a reduction without a name. */
function unnamedLines(amountInMinorUnits: number, refunded: number): readonly MoneyLine[] {
  if (amountInMinorUnits === 0) return [];
  if (refunded > 0) return [{ kind: 'returned', amountInMinorUnits }];
  return [{ kind: 'discount', title: null, amountInMinorUnits }];
}

function toDiscountLine({ title, amountInMinorUnits }: NamedDiscount): MoneyLine {
  return { kind: 'discount', title, amountInMinorUnits: -amountInMinorUnits };
}

/** Sums discounts by their titles, in order of appearance. */
export function sumByTitle(discounts: readonly NamedDiscount[]): readonly NamedDiscount[] {
  const sums = new Map<string, NamedDiscount>();
  for (const discount of discounts) {
    if (discount.amountInMinorUnits <= 0) continue;
    const before = sums.get(discount.title)?.amountInMinorUnits ?? 0;
    sums.set(discount.title, {
      ...discount,
      amountInMinorUnits: before + discount.amountInMinorUnits,
    });
  }
  return [...sums.values()];
}

function sum(amounts: readonly { readonly amountInMinorUnits: number }[]): number {
  return amounts.reduce((total, { amountInMinorUnits }) => total + amountInMinorUnits, 0);
}

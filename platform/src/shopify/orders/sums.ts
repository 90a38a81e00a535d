interface Saving {
  /** Title, or the code as the shop spells it. */
  readonly title: string;
  readonly amountInMinorUnits: number;
}

interface LineSaving extends Saving {
  readonly kind: 'automatic' | 'code';
}

interface SummedLine {
  /** Amount at the line's own price, before any discount. */
  readonly subtotalInMinorUnits: number;
  readonly discounts: readonly LineSaving[];
}

export interface SummedGoods {
  readonly lines: readonly SummedLine[];
  /** Discounts of the order as a whole. */
  readonly discounts: readonly Saving[];
}

/** Sums that a buyer reads below the lines. Subtotal − discounts + delivery is the total, to the cent. */
export interface Sums {
  readonly subtotalInMinorUnits: number;
  /** Each by name, whether it came off a line or off the order; together they are all that was taken off. */
  readonly discounts: readonly Saving[];
  readonly discountInMinorUnits: number;
  readonly deliveryInMinorUnits: number;
  /** Part of the total. */
  readonly taxInMinorUnits: number;
  readonly totalInMinorUnits: number;
  /** Payments by gift cards, each named by the end of its code. */
  readonly giftCards: readonly PaidByGiftCard[];
  /** Amount left for the buyer to pay. */
  readonly dueInMinorUnits: number;
}

export interface PaidByGiftCard {
  readonly lastCharacters: string;
  readonly amountInMinorUnits: number;
}

interface Summing extends SummedGoods {
  readonly deliveryInMinorUnits: number;
  /** Part of the total. */
  readonly taxInMinorUnits: number;
  readonly giftCardsFor: (totalInMinorUnits: number) => readonly PaidByGiftCard[];
}

/** Asks whether an automatic discount gives the line away: it is shown as free, and no sum counts its price. */
export function isGivenAway({ subtotalInMinorUnits, discounts }: SummedLine): boolean {
  const given = discounts.filter(({ kind }) => kind === 'automatic');
  const givenInMinorUnits = sum(given.map(({ amountInMinorUnits }) => amountInMinorUnits));
  return subtotalInMinorUnits > 0 && givenInMinorUnits >= subtotalInMinorUnits;
}

/** Adds up the amounts of checkout, order page, e-mail and console. */
export function sumsOf({
  lines,
  discounts,
  deliveryInMinorUnits,
  taxInMinorUnits,
  giftCardsFor,
}: Summing): Sums {
  const charged = lines.filter((line) => !isGivenAway(line));
  const named = new Map<string, number>();
  for (const { title, amountInMinorUnits } of [
    ...charged.flatMap((line) => line.discounts),
    ...discounts,
  ]) {
    if (amountInMinorUnits > 0) named.set(title, (named.get(title) ?? 0) + amountInMinorUnits);
  }
  const subtotalInMinorUnits = sum(charged.map((line) => line.subtotalInMinorUnits));
  const discountInMinorUnits = sum([...named.values()]);
  const totalInMinorUnits = subtotalInMinorUnits - discountInMinorUnits + deliveryInMinorUnits;
  const giftCards = giftCardsFor(totalInMinorUnits).filter((paid) => paid.amountInMinorUnits > 0);
  return {
    subtotalInMinorUnits,
    discounts: [...named].map(([title, amountInMinorUnits]) => ({ title, amountInMinorUnits })),
    discountInMinorUnits,
    deliveryInMinorUnits,
    taxInMinorUnits,
    totalInMinorUnits,
    giftCards,
    dueInMinorUnits: totalInMinorUnits - sum(giftCards.map((paid) => paid.amountInMinorUnits)),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

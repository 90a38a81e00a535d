/** An order as far as its salon is concerned: nothing of its buyer. */
export interface EarningOrder {
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lines: readonly EarningLine[];
  /** Sum of all lines, after all discounts, those on the order included. */
  readonly subtotalInMinorUnits: number;
  /** False where taxes come on top of prices, as in the United States. */
  readonly areTaxesIncluded: boolean;
  readonly taxInMinorUnits: number;
  readonly totalInMinorUnits: number;
  readonly refunds: readonly EarningRefund[];
}

interface EarningLine {
  readonly id: string;
  /** A free item or a gift: it earns nothing, whatever was charged for it. */
  readonly isReward: boolean;
  /** Bears neither tax nor discount. */
  readonly isGiftCard: boolean;
  /** After the discounts of the line. */
  readonly totalInMinorUnits: number;
  /** Rate of its tax; null where none is told: untaxed, if another line's is. */
  readonly taxPercent: number | null;
}

interface EarningRefund {
  readonly createdAt: string;
  /** Money that went back, which may be less than the lines were worth, and is for delivery, too. */
  readonly totalInMinorUnits: number;
  readonly lines: readonly { readonly lineId: string; readonly subtotalInMinorUnits: number }[];
}

/** A booking in a salon's statement; those of a refund are negative. */
export interface Earning {
  readonly kind: 'sale' | 'refund';
  readonly orderName: string;
  readonly bookedAt: string;
  /** Goods that count, after discounts, without VAT and delivery. */
  readonly turnoverInMinorUnits: number;
  readonly kickbackInMinorUnits: number;
}

/**
 * Books what a salon earns by an order, and what its refunds take back. Each booking is the difference between two
 * rounded balances, so that an order that is refunded whole earns exactly nothing.
 */
export function orderEarnings(placed: EarningOrder, ratePercent: number): readonly Earning[] {
  const order = takeOutGiftCards(placed);
  const counted = countedByLine(order);
  const netFactors = netFactorsOf(order);
  const bookings: Earning[] = [];
  let [turnover, kickback] = [0, 0];
  const book = (kind: Earning['kind'], bookedAt: string) => {
    const net = [...counted].reduce((sum, [id, paid]) => sum + paid * (netFactors.get(id) ?? 1), 0);
    const turnoverNow = roundHalfUp(net);
    const kickbackNow = roundHalfUp((turnoverNow * ratePercent) / 100);
    bookings.push({
      kind,
      orderName: order.name,
      bookedAt,
      turnoverInMinorUnits: turnoverNow - turnover,
      kickbackInMinorUnits: kickbackNow - kickback,
    });
    [turnover, kickback] = [turnoverNow, kickbackNow];
  };
  book('sale', order.createdAt);
  const refunds = order.refunds.toSorted((left, right) =>
    left.createdAt.localeCompare(right.createdAt),
  );
  const { totalInMinorUnits: total, taxInMinorUnits: tax } = placed;
  // More than 1 where tax was added to prices: what went back is for that, too.
  const withTax = placed.areTaxesIncluded || total <= tax ? 1 : total / (total - tax);
  let givenBack = 0;
  for (const { createdAt, lines, totalInMinorUnits } of refunds) {
    givenBack += totalInMinorUnits;
    const worth = lines.reduce((sum, { subtotalInMinorUnits }) => sum + subtotalInMinorUnits, 0);
    // Money that the shop keeps for goods that came back was paid all the same.
    const share = Math.min(1, totalInMinorUnits / (worth * withTax || 1));
    for (const { lineId, subtotalInMinorUnits } of lines) {
      const left = counted.get(lineId);
      // More than was paid is a gesture of the shop, not of the salon.
      if (left !== undefined) counted.set(lineId, Math.max(0, left - subtotalInMinorUnits * share));
    }
    if (givenBack >= placed.totalInMinorUnits) counted.clear();
    book('refund', createdAt);
  }
  return bookings.filter(
    ({ kind, turnoverInMinorUnits }) => kind === 'sale' || turnoverInMinorUnits !== 0,
  );
}

/** Leaves the goods of an order: a gift card is money, and what it buys earns when it is bought. */
function takeOutGiftCards(order: EarningOrder): EarningOrder {
  const cards = order.lines
    .filter(({ isGiftCard }) => isGiftCard)
    .reduce((sum, { totalInMinorUnits }) => sum + totalInMinorUnits, 0);
  return {
    ...order,
    lines: order.lines.filter(({ isGiftCard }) => !isGiftCard),
    subtotalInMinorUnits: order.subtotalInMinorUnits - cards,
    totalInMinorUnits: order.totalInMinorUnits - cards,
  };
}

/** Amounts paid for each line that counts: discounts on the order are shared in proportion. */
function countedByLine({ lines, subtotalInMinorUnits }: EarningOrder): Map<string, number> {
  const sum = lines.reduce((total, line) => total + line.totalInMinorUnits, 0);
  const share = sum > 0 ? Math.min(1, Math.max(0, subtotalInMinorUnits / sum)) : 0;
  return new Map(
    lines
      .filter(({ isReward }) => !isReward)
      .map(({ id, totalInMinorUnits }) => [id, totalInMinorUnits * share]),
  );
}

/**
 * The part of each line's price that is no VAT: of lines with different rates by its own, else by the tax of the order. A
 * tax that is added to prices is none of them. What was paid tells the delivery after discounts, which the shop does not.
 */
function netFactorsOf({
  lines,
  areTaxesIncluded,
  taxInMinorUnits: tax,
  totalInMinorUnits: total,
}: EarningOrder): ReadonlyMap<string, number> {
  const isIncluded = areTaxesIncluded && tax > 0 && total > 0;
  const ofOrder = isIncluded ? Math.max(0, total - tax) / total : 1;
  const hasOwnRates = isIncluded && new Set(lines.map(({ taxPercent }) => taxPercent)).size > 1;
  return new Map(
    lines.map(({ id, taxPercent }) => [
      id,
      hasOwnRates ? 100 / (100 + (taxPercent ?? 0)) : ofOrder,
    ]),
  );
}

/** Half a cent is the salon's; sums of shares end a hair below it. */
function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5 + 1e-6);
}

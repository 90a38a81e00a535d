import { type Money, parseMoney, type WireMoney } from '../money/index.ts';

interface SentLine {
  readonly quantity: number;
  readonly merchandise: {
    readonly requiresShipping?: false | undefined;
    readonly isGiftCard?: true | undefined;
  } | null;
}

/** Tells how the goods of a cart come: a parcel, gift cards alone by e-mail, others in no need of any. An empty cart may still get anything. */
export function wayOfDelivery(lines: readonly SentLine[]): 'parcel' | 'email' | 'none' {
  const bought = lines.filter(({ quantity }) => quantity > 0);
  if (bought.length === 0 || bought.some(isSent)) return 'parcel';
  return bought.every(({ merchandise }) => merchandise?.isGiftCard) ? 'email' : 'none';
}

interface SentCart {
  readonly cost: Cost;
  readonly lines: {
    readonly edges: readonly { readonly node: SentLine & { readonly cost: Cost } }[];
  };
}

interface Cost {
  readonly totalAmount: WireMoney;
}

/** Returns the part of a cart that its delivery is priced by: without gift cards, and what else no parcel brings. */
export function valueOfSent({ cost, lines }: SentCart): number {
  const unsent = lines.edges.flatMap(({ node }) => (isSent(node) ? [] : [node.cost]));
  return unsent.reduce((left, one) => left - amountOf(one), amountOf(cost));
}

/** Price of delivery, and the price of goods from which it is free. */
export interface DeliveryPrice {
  readonly price: Money;
  readonly freeFrom: Money | null;
}

/** Returns what the delivery of one piece alone costs. */
export function deliveryOfOne(
  { price, freeFrom }: DeliveryPrice,
  one: { readonly price: Money; readonly requiresShipping?: false },
): Money {
  const isFree =
    one.requiresShipping === false ||
    (freeFrom !== null && one.price.amountInMinorUnits >= freeFrom.amountInMinorUnits);
  return isFree ? { ...price, amountInMinorUnits: 0 } : price;
}

function isSent({ merchandise }: SentLine): boolean {
  return merchandise?.requiresShipping !== false;
}

function amountOf({ totalAmount }: Cost): number {
  return parseMoney(totalAmount).amountInMinorUnits;
}

import { parseMoney, type WireMoney } from '../money/index.ts';

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

function isSent({ merchandise }: SentLine): boolean {
  return merchandise?.requiresShipping !== false;
}

function amountOf({ totalAmount }: Cost): number {
  return parseMoney(totalAmount).amountInMinorUnits;
}

import type { Money } from '../money/index.ts';
import { collectionsOf, type PromotionLine } from './promotion-line.ts';

/** Returns what goods lack for free delivery; zero from the threshold on. */
export function missingForFreeDelivery(threshold: Money, goodsInMinorUnits: number): Money {
  const missing = threshold.amountInMinorUnits - goodsInMinorUnits;
  return { ...threshold, amountInMinorUnits: Math.max(0, missing) };
}

/** Product that a bag may be filled up with. */
export interface Filler {
  /** Id of the product. */
  readonly id: string;
  readonly range: string | null;
  readonly priceInMinorUnits: number;
}

interface GapInBag {
  readonly missing: Money;
  readonly threshold: Money;
  readonly lines: readonly PromotionLine[];
}

/** Share of the threshold that is a small gap, and share by which a product may cost more than is missing. */
const SMALL_GAP = 0.5;
const EXCESS = 0.2;

export const mostForFiller = (threshold: Money) =>
  threshold.amountInMinorUnits * (SMALL_GAP + EXCESS);

export function isSmallGap({ missing, threshold }: Omit<GapInBag, 'lines'>): boolean {
  const share = missing.amountInMinorUnits / threshold.amountInMinorUnits;
  return share > 0 && share <= SMALL_GAP;
}

/** Finds the one product that closes a small gap to free delivery: of a range in the bag first, then the cheapest. */
export function fittingFiller<One extends Filler>(
  fillers: readonly One[],
  { missing, threshold, lines }: GapInBag,
): One | null {
  if (!isSmallGap({ missing, threshold })) return null;
  const least = missing.amountInMinorUnits;
  const most = least + threshold.amountInMinorUnits * EXCESS;
  const inBag = new Set(lines.map(({ merchandise }) => merchandise?.product.id));
  const ranges = new Set(lines.flatMap(collectionsOf).map(({ handle }) => handle));
  const isOfBag = ({ range }: Filler) => range !== null && ranges.has(range);
  const [first = null] = fillers
    .filter(({ id, priceInMinorUnits: price }) => price >= least && price <= most && !inBag.has(id))
    .toSorted(
      (one, other) =>
        Number(isOfBag(other)) - Number(isOfBag(one)) ||
        one.priceInMinorUnits - other.priceInMinorUnits,
    );
  return first;
}

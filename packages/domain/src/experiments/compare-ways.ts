/** Visitors that were shown a way, and what they ordered. */
export interface Conversion {
  readonly visitorCount: number;
  readonly orderCount: number;
}

/** Difference to the first way in orders for each visitor, and what it proves. */
export interface Comparison {
  readonly from: number;
  readonly to: number;
  readonly verdict: 'better' | 'worse' | 'unclear';
}

/** Deviations that leave out 5 %, shared among one to three comparisons: of more, one is likelier to differ by chance. */
const DEVIATIONS = [1.96, 2.2414, 2.394] as const;

/** Visitors of each way below which nothing is said: a single buyer would decide. */
const MIN_VISITORS = 100;

/**
 * Compares a way with the first by Newcombe's interval of two proportions (Statistics in Medicine 1998, method 10), which
 * also holds for few orders. Null where shares of visitors cannot be told.
 */
export function compareWithFirst(
  way: Conversion,
  first: Conversion,
  comparisonCount: number,
): Comparison | null {
  if (![way, first].every(isShare)) return null;
  const deviations = DEVIATIONS[comparisonCount - 1] ?? DEVIATIONS[2];
  const [one, other] = [wilson(way, deviations), wilson(first, deviations)];
  const difference = one.share - other.share;
  const from = difference - Math.hypot(one.share - one.from, other.to - other.share);
  const to = difference + Math.hypot(one.to - one.share, other.share - other.from);
  const areMany = [way, first].every(({ visitorCount }) => visitorCount >= MIN_VISITORS);
  if (!areMany || (from <= 0 && to >= 0)) return { from, to, verdict: 'unclear' };
  return { from, to, verdict: from > 0 ? 'better' : 'worse' };
}

const isShare = ({ visitorCount, orderCount }: Conversion) =>
  visitorCount > 0 && orderCount <= visitorCount;

/** Wilson's interval of one proportion. */
function wilson({ visitorCount, orderCount }: Conversion, deviations: number) {
  const share = orderCount / visitorCount;
  const square = deviations ** 2 / visitorCount;
  const middle = share + square / 2;
  const half = Math.sqrt(square * (share * (1 - share) + square / 4));
  return { share, from: (middle - half) / (1 + square), to: (middle + half) / (1 + square) };
}

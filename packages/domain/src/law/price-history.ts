/** A price from a moment on. */
export interface PriceEntry {
  /** ISO 8601. */
  readonly since: string;
  readonly amountInMinorUnits: number;
  /** Tells whether the shop announced a reduction: its compare-at price was higher. */
  readonly isReduced: boolean;
}

/** Prices of a variant, the oldest first. */
export type PriceHistory = readonly PriceEntry[];

const PERIOD_IN_MS = 30 * 24 * 3_600_000;
/** Limit of what a metafield keeps for a variant; more changes leave a shorter memory, and so no claim. */
const MAX_ENTRIES = 100;

/**
 * Lowest price of the 30 days before an announced reduction (Directive 98/6/EC, art. 6a). Null where the history
 * does not know all of them, and where the price is not lower: no reduction may be announced then. Goods that are
 * newer than 30 days have no such price: the directive lets a state allow a shorter time, and none is relied on.
 */
export function priorPrice(
  history: PriceHistory,
  amountInMinorUnits: number,
  { isProgressive }: { readonly isProgressive: boolean },
): number | null {
  const last = history.at(-1);
  if (last === undefined || !last.isReduced) return null;
  if (last.amountInMinorUnits !== amountInMinorUnits) return null;
  const start = startOfReduction(history, isProgressive);
  const startInMs = timeOf(history[start]);
  const firstInMs = startInMs - PERIOD_IN_MS;
  if (timeOf(history[0]) > firstInMs) return null;
  const before = history
    .slice(0, start)
    .filter((_, at) => timeOf(history[at + 1]) > firstInMs)
    .map((entry) => entry.amountInMinorUnits);
  const lowest = Math.min(...before);
  return Number.isFinite(lowest) && lowest > amountInMinorUnits ? lowest : null;
}

/** Place of the entry that began the reduction: of a progressive one the first step, where the law counts so. */
function startOfReduction(history: PriceHistory, isProgressive: boolean): number {
  let start = history.length - 1;
  while (start > 0 && continues(history, start, isProgressive)) start -= 1;
  return start;
}

function continues(history: PriceHistory, at: number, isProgressive: boolean): boolean {
  const [before, entry] = [history[at - 1], history[at]];
  if (before === undefined || entry === undefined || !before.isReduced) return false;
  return isProgressive && before.amountInMinorUnits >= entry.amountInMinorUnits;
}

/**
 * The history with a price of today; the same one where nothing changed. Forgets what no later reduction looks at, and
 * what a clock that was a month ahead had written: until then no price would be recorded.
 */
export function recordPrice(known: PriceHistory, entry: PriceEntry): PriceHistory {
  const isAhead = (one: PriceEntry) => timeOf(one) > timeOf(entry) + PERIOD_IN_MS;
  const history = known.some(isAhead) ? known.filter((one) => !isAhead(one)) : known;
  const last = history.at(-1);
  if (last?.amountInMinorUnits === entry.amountInMinorUnits && last.isReduced === entry.isReduced) {
    return history;
  }
  // News that comes late is older than what is known.
  if (timeOf(last) >= timeOf(entry)) return history;
  const all = [...history, entry];
  let start = all.length - 1;
  while (start > 0 && all[start - 1]?.isReduced === true) start -= 1;
  const oldestInMs = timeOf(all[start]) - PERIOD_IN_MS;
  const first = all.findIndex((_, at) => at === all.length - 1 || timeOf(all[at + 1]) > oldestInMs);
  return all.slice(first).slice(-MAX_ENTRIES);
}

function timeOf(entry: PriceEntry | undefined): number {
  return entry === undefined ? Number.NEGATIVE_INFINITY : Date.parse(entry.since);
}

import type { BuyGetTerms, Threshold } from '../discount-draft.ts';
import { type EngineLine, matchesItems, priceOf, sumOf } from './engine-line.ts';

/** Units by line. */
export type Units = ReadonlyMap<string, number>;

interface BuyGetInput {
  readonly terms: BuyGetTerms;
  /** All lines of the cart; bought items are counted here. */
  readonly lines: readonly EngineLine[];
  /** The lines that may still be given away. */
  readonly eligible: readonly EngineLine[];
  /** Units given away by other discounts, which do not count as bought. */
  readonly givenAway: Units;
}

/**
 * Chooses the units that a buy-X-get-Y discount gives away. A unit is bought or given, never both: the units
 * given are as many as those that stay bought have earned. What nobody has to buy is given before
 * what counts as bought; of each the cheapest first, and at one price what was in the cart first,
 * so that a free line stays free when the same is added in another.
 */
export function unitsToGive(input: BuyGetInput): Units {
  const candidates = candidatesOf(input);
  if (candidates.length === 0) return new Map();
  const counting = input.lines.filter((line) => matchesItems(input.terms.buys.items, line));
  const isEarned = (units: number) =>
    units <= earnedUnits(input, counting, take(candidates, units));
  // Each unit given away leaves fewer bought, so binary search finds the most that is earned.
  let enough = 0;
  let tooMany = sumOf(candidates, ({ line }) => line.quantity) + 1;
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (isEarned(middle)) enough = middle;
    else tooMany = middle;
  }
  return take(candidates, enough);
}

function candidatesOf({ terms, eligible }: BuyGetInput): readonly EngineLine[] {
  // A cart has its newest line first.
  const byPrice = eligible
    .filter((line) => matchesItems(terms.gets.items, line))
    .toReversed()
    .toSorted((a, b) => a.line.unitPriceInMinorUnits - b.line.unitPriceInMinorUnits);
  const countsAsBought = (line: EngineLine) => matchesItems(terms.buys.items, line);
  return [
    ...byPrice.filter((line) => !countsAsBought(line)),
    ...byPrice.filter((line) => countsAsBought(line)),
  ];
}

function take(candidates: readonly EngineLine[], units: number): Units {
  const taken = new Map<string, number>();
  let requested = units;
  for (const { line } of candidates) {
    const fromThis = Math.min(requested, line.quantity);
    if (fromThis > 0) taken.set(line.id, fromThis);
    requested -= fromThis;
  }
  return taken;
}

function earnedUnits(
  { terms, givenAway }: BuyGetInput,
  counting: readonly EngineLine[],
  taken: Units,
): number {
  const unitsBought = (open: EngineLine) => {
    const { id, quantity } = open.line;
    return Math.max(0, quantity - (givenAway.get(id) ?? 0) - (taken.get(id) ?? 0));
  };
  const times = timesReached(terms.buys.threshold, counting, unitsBought);
  return Math.min(times, terms.usesPerOrderLimit ?? times) * terms.gets.quantity;
}

function timesReached(
  threshold: Threshold,
  lines: readonly EngineLine[],
  unitsOf: (line: EngineLine) => number,
): number {
  return threshold.kind === 'quantity'
    ? Math.floor(sumOf(lines, unitsOf) / threshold.quantity)
    : Math.floor(
        sumOf(lines, (line) => priceOf(line, unitsOf(line))) / threshold.amountInMinorUnits,
      );
}

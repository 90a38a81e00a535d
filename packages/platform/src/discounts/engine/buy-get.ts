import type { BuyGetTerms, Threshold } from '../discount.ts';
import { isMeant, type OpenLine, priceOf, sumOf } from './open-line.ts';

/** Units by line. */
export type Units = ReadonlyMap<string, number>;

interface Hand {
  readonly terms: BuyGetTerms;
  /** Everything in the cart: what counts as bought is looked for here. */
  readonly lines: readonly OpenLine[];
  /** The lines that may still be given away. */
  readonly free: readonly OpenLine[];
  /** Given away by other discounts: a unit that was given is not a unit that was bought. */
  readonly given: Units;
}

/**
 * Which units a buy-X-get-Y discount gives away. A unit is bought or given, never both: the units
 * given are as many as those that stay bought have earned. What nobody has to buy is given before
 * what counts as bought; of each the cheapest first, and at one price what was in the cart first,
 * so that a free line stays free when the same is added in another.
 */
export function unitsToGive(hand: Hand): Units {
  const candidates = candidatesOf(hand);
  if (candidates.length === 0) return new Map();
  const counting = hand.lines.filter((line) => isMeant(hand.terms.buys.items, line));
  const isEarned = (units: number) => units <= earnedUnits(hand, counting, take(candidates, units));
  // Each unit more to give leaves no more to earn with, so what is earned is earned up to a point.
  let enough = 0;
  let tooMany = sumOf(candidates, ({ line }) => line.quantity) + 1;
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (isEarned(middle)) enough = middle;
    else tooMany = middle;
  }
  return take(candidates, enough);
}

function candidatesOf({ terms, free }: Hand): readonly OpenLine[] {
  // A cart has its newest line first.
  const byPrice = free
    .filter((line) => isMeant(terms.gets.items, line))
    .toReversed()
    .toSorted((a, b) => a.line.unitPriceInMinorUnits - b.line.unitPriceInMinorUnits);
  const countsAsBought = (line: OpenLine) => isMeant(terms.buys.items, line);
  return [
    ...byPrice.filter((line) => !countsAsBought(line)),
    ...byPrice.filter((line) => countsAsBought(line)),
  ];
}

function take(candidates: readonly OpenLine[], units: number): Units {
  const taken = new Map<string, number>();
  let wanted = units;
  for (const { line } of candidates) {
    const fromThis = Math.min(wanted, line.quantity);
    if (fromThis > 0) taken.set(line.id, fromThis);
    wanted -= fromThis;
  }
  return taken;
}

function earnedUnits({ terms, given }: Hand, counting: readonly OpenLine[], taken: Units): number {
  const bought = (open: OpenLine) => {
    const { id, quantity } = open.line;
    return Math.max(0, quantity - (given.get(id) ?? 0) - (taken.get(id) ?? 0));
  };
  const times = timesReached(terms.buys.threshold, counting, bought);
  return Math.min(times, terms.usesPerOrderLimit ?? times) * terms.gets.quantity;
}

function timesReached(
  threshold: Threshold,
  lines: readonly OpenLine[],
  unitsOf: (line: OpenLine) => number,
): number {
  return threshold.kind === 'quantity'
    ? Math.floor(sumOf(lines, unitsOf) / threshold.quantity)
    : Math.floor(
        sumOf(lines, (line) => priceOf(line, unitsOf(line))) / threshold.amountInMinorUnits,
      );
}

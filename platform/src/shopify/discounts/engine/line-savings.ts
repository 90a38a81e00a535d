import type { Discount } from '../discount.ts';
import type { BasicTerms, Threshold, UnitReduction } from '../discount-draft.ts';
import { type Units, unitsToGive } from './buy-get.ts';
import { type EngineLine, matchesItems, priceOf, suitsPurchase, sumOf } from './engine-line.ts';

const HUNDREDTHS_OF_ALL = 10_000n;

/** Rounds to the nearest minor unit, halves up; in whole numbers, so that no amount is too large for it. */
export function percentageOf(amountInMinorUnits: number, percentage: number): number {
  const hundredths = BigInt(Math.round(percentage * 100));
  const product = BigInt(amountInMinorUnits) * hundredths;
  return Number((product + HUNDREDTHS_OF_ALL / 2n) / HUNDREDTHS_OF_ALL);
}

/**
 * Shares an amount among prices in proportion, in whole minor units: the shares add up to the
 * amount, and none exceeds its price. What rounding leaves over goes to the largest remainders.
 */
export function allocateAmount(
  amountInMinorUnits: number,
  prices: readonly number[],
): readonly number[] {
  const total = prices.reduce((sum, price) => sum + BigInt(price), 0n);
  const requested = BigInt(amountInMinorUnits);
  const amount = requested < total ? requested : total;
  if (total === 0n) return prices.map(() => 0);
  const parts = prices.map((price, index) => {
    const product = amount * BigInt(price);
    return { index, share: product / total, remainder: product % total };
  });
  const left = Number(parts.reduce((rest, { share }) => rest - share, amount));
  const shares = parts.map(({ share }) => Number(share));
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** The saving of one discount on one line. */
export interface ProposedSaving {
  readonly lineId: string;
  readonly amountInMinorUnits: number;
  /** Units that buy-X-get-Y gives away. */
  readonly units: number;
}

export interface EvaluationInput {
  readonly lines: readonly EngineLine[];
  /** The lines that this discount may touch: a line bears one product discount. */
  readonly eligible: readonly EngineLine[];
  readonly givenAway: Units;
}

/** Computes a product discount's savings by line; none if the cart does not qualify. */
export function proposeSavings(
  discount: Discount,
  input: EvaluationInput,
): readonly ProposedSaving[] {
  const eligible = input.eligible.filter((line) => suitsPurchase(discount, line));
  const { terms } = discount;
  const savings =
    terms.kind === 'basic'
      ? basicSavings(terms, { ...input, eligible })
      : [...unitsToGive({ ...input, terms, eligible })].map(([lineId, units]) => ({
          lineId,
          units,
          amountInMinorUnits: offUnits(unitPriceIn(eligible, lineId), units, terms.gets.reduction),
        }));
  return savings.filter(({ amountInMinorUnits }) => amountInMinorUnits > 0);
}

function unitPriceIn(lines: readonly EngineLine[], lineId: string): number {
  return lines.find(({ line }) => line.id === lineId)?.line.unitPriceInMinorUnits ?? 0;
}

function offUnits(unitPrice: number, units: number, reduction: UnitReduction): number {
  return reduction.kind === 'percentage'
    ? percentageOf(unitPrice * units, reduction.percentage)
    : Math.min(unitPrice, reduction.amountInMinorUnits) * units;
}

function basicSavings(
  { minimum, items, reduction }: BasicTerms,
  { lines, eligible, givenAway }: EvaluationInput,
): readonly ProposedSaving[] {
  const matching = lines.filter((line) => matchesItems(items, line));
  const unitsBought = ({ line }: EngineLine) => line.quantity - (givenAway.get(line.id) ?? 0);
  if (!meetsMinimum(minimum, matching, unitsBought)) return [];
  const entitled = eligible.filter((line) => matchesItems(items, line));
  const saving = ({ line }: EngineLine, amountInMinorUnits: number): ProposedSaving => ({
    lineId: line.id,
    amountInMinorUnits,
    units: 0,
  });
  if (reduction.kind === 'amount' && !reduction.isPerItem) {
    const prices = entitled.map((line) => priceOf(line));
    const shares = allocateAmount(reduction.amountInMinorUnits, prices);
    return entitled.map((line, index) => saving(line, shares[index] ?? 0));
  }
  return entitled.map((open) => {
    const { unitPriceInMinorUnits, quantity } = open.line;
    return saving(open, offUnits(unitPriceInMinorUnits, quantity, reduction));
  });
}

/** Compares with prices before any discount. */
export function meetsMinimum(
  minimum: Threshold | null,
  lines: readonly EngineLine[],
  unitsOf: (line: EngineLine) => number,
): boolean {
  if (minimum === null) return true;
  return minimum.kind === 'quantity'
    ? sumOf(lines, unitsOf) >= minimum.quantity
    : sumOf(lines, (line) => priceOf(line, unitsOf(line))) >= minimum.amountInMinorUnits;
}

import { classOf, type Discount } from '../discount.ts';
import type { BasicTerms } from '../discount-draft.ts';
import { type EngineLine, priceOf, suitsPurchase, sumOf } from './engine-line.ts';
import { meetsMinimum, type ProposedSaving, percentageOf, proposeSavings } from './line-savings.ts';

interface LineSaving extends ProposedSaving {
  readonly discount: Discount;
}

interface CartSaving {
  readonly discount: Discount;
  readonly amountInMinorUnits: number;
}

export interface Evaluation {
  readonly lineSavings: readonly LineSaving[];
  readonly cartSavings: readonly CartSaving[];
  readonly totalInMinorUnits: number;
}

/** Computes the savings of combined discounts: lines first, then the order. */
export function evaluate(discounts: readonly Discount[], lines: readonly EngineLine[]): Evaluation {
  const lineSavings = evaluateLines(
    discounts.filter((discount) => classOf(discount) === 'PRODUCT'),
    lines,
  );
  const cartSavings = evaluateOrder(
    discounts.filter((discount) => classOf(discount) === 'ORDER'),
    lines,
    lineSavings,
  );
  const amountOf = (saving: CartSaving | LineSaving) => saving.amountInMinorUnits;
  return {
    lineSavings,
    cartSavings,
    totalInMinorUnits: sumOf(lineSavings, amountOf) + sumOf(cartSavings, amountOf),
  };
}

/** Each line goes to the discount that saves most on it; discounts are then computed on their own lines. */
function evaluateLines(
  discounts: readonly Discount[],
  lines: readonly EngineLine[],
): readonly LineSaving[] {
  const winners = bestOfEachLine(discounts, lines);
  const savings = new Map<string, LineSaving>();
  const givenAway = new Map<string, number>();
  for (const discount of discounts) {
    const eligible = lines.filter(({ line }) => {
      const winner = winners.get(line.id);
      return !savings.has(line.id) && (winner === undefined || winner === discount);
    });
    for (const proposal of proposeSavings(discount, { lines, eligible, givenAway })) {
      savings.set(proposal.lineId, { ...proposal, discount });
      if (proposal.units > 0) givenAway.set(proposal.lineId, proposal.units);
    }
  }
  return [...savings.values()];
}

function bestOfEachLine(
  discounts: readonly Discount[],
  lines: readonly EngineLine[],
): ReadonlyMap<string, Discount> {
  const best = new Map<string, LineSaving>();
  for (const discount of discounts) {
    for (const proposal of proposeSavings(discount, {
      lines,
      eligible: lines,
      givenAway: new Map(),
    })) {
      const rival = best.get(proposal.lineId)?.amountInMinorUnits ?? 0;
      if (proposal.amountInMinorUnits > rival) best.set(proposal.lineId, { ...proposal, discount });
    }
  }
  return new Map([...best].map(([lineId, { discount }]) => [lineId, discount]));
}

function evaluateOrder(
  discounts: readonly Discount[],
  lines: readonly EngineLine[],
  lineSavings: readonly LineSaving[],
): readonly CartSaving[] {
  const off = new Map(lineSavings.map((saving) => [saving.lineId, saving]));
  const rest = (open: EngineLine) =>
    priceOf(open) - (off.get(open.line.id)?.amountInMinorUnits ?? 0);
  let left = sumOf(lines, rest);
  return discounts.flatMap((discount) => {
    const { terms } = discount;
    if (terms.kind !== 'basic') return [];
    const unitsBought = ({ line }: EngineLine) => line.quantity - (off.get(line.id)?.units ?? 0);
    if (!meetsMinimum(terms.minimum, lines, unitsBought)) return [];
    const entitled = lines.filter((line) => suitsPurchase(discount, line));
    const amountInMinorUnits = Math.min(left, offOrder(terms, sumOf(entitled, rest)));
    left -= amountInMinorUnits;
    return amountInMinorUnits > 0 ? [{ discount, amountInMinorUnits }] : [];
  });
}

function offOrder({ reduction }: BasicTerms, amountInMinorUnits: number): number {
  return reduction.kind === 'percentage'
    ? percentageOf(amountInMinorUnits, reduction.percentage)
    : Math.min(reduction.amountInMinorUnits, amountInMinorUnits);
}

import { type BasicTerms, classOf, type Discount } from '../discount.ts';
import { type OpenLine, priceOf, suitsPurchase, sumOf } from './open-line.ts';
import { type Proposal, propose, reaches } from './propose.ts';
import { percentageOf } from './share-out.ts';

export interface LineSaving extends Proposal {
  readonly discount: Discount;
}

export interface CartSaving {
  readonly discount: Discount;
  readonly amountInMinorUnits: number;
}

export interface Evaluation {
  readonly lineSavings: readonly LineSaving[];
  readonly cartSavings: readonly CartSaving[];
  readonly totalInMinorUnits: number;
}

/** What discounts that go together take off a cart: lines first, then the order as a whole. */
export function evaluate(discounts: readonly Discount[], lines: readonly OpenLine[]): Evaluation {
  const lineSavings = evaluateLines(
    discounts.filter((discount) => classOf(discount) === 'PRODUCT'),
    lines,
  );
  const cartSavings = evaluateOrder(
    discounts.filter((discount) => classOf(discount) === 'ORDER'),
    lines,
    lineSavings,
  );
  const saved = (saving: CartSaving | LineSaving) => saving.amountInMinorUnits;
  return {
    lineSavings,
    cartSavings,
    totalInMinorUnits: sumOf(lineSavings, saved) + sumOf(cartSavings, saved),
  };
}

/** A line goes to the discount that takes most off it; each then works with the lines it has won. */
function evaluateLines(
  discounts: readonly Discount[],
  lines: readonly OpenLine[],
): readonly LineSaving[] {
  const winners = bestOfEachLine(discounts, lines);
  const savings = new Map<string, LineSaving>();
  const given = new Map<string, number>();
  for (const discount of discounts) {
    const free = lines.filter(({ line }) => {
      const winner = winners.get(line.id);
      return !savings.has(line.id) && (winner === undefined || winner === discount);
    });
    for (const proposal of propose(discount, { lines, free, given })) {
      savings.set(proposal.lineId, { ...proposal, discount });
      if (proposal.units > 0) given.set(proposal.lineId, proposal.units);
    }
  }
  return [...savings.values()];
}

function bestOfEachLine(
  discounts: readonly Discount[],
  lines: readonly OpenLine[],
): ReadonlyMap<string, Discount> {
  const best = new Map<string, LineSaving>();
  for (const discount of discounts) {
    for (const proposal of propose(discount, { lines, free: lines, given: new Map() })) {
      const rival = best.get(proposal.lineId)?.amountInMinorUnits ?? 0;
      if (proposal.amountInMinorUnits > rival) best.set(proposal.lineId, { ...proposal, discount });
    }
  }
  return new Map([...best].map(([lineId, { discount }]) => [lineId, discount]));
}

function evaluateOrder(
  discounts: readonly Discount[],
  lines: readonly OpenLine[],
  lineSavings: readonly LineSaving[],
): readonly CartSaving[] {
  const off = new Map(lineSavings.map((saving) => [saving.lineId, saving]));
  const rest = (open: OpenLine) => priceOf(open) - (off.get(open.line.id)?.amountInMinorUnits ?? 0);
  let left = sumOf(lines, rest);
  return discounts.flatMap((discount) => {
    const { terms } = discount;
    if (terms.kind !== 'basic') return [];
    const bought = ({ line }: OpenLine) => line.quantity - (off.get(line.id)?.units ?? 0);
    if (!reaches(terms.minimum, lines, bought)) return [];
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

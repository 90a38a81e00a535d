import { classOf, type Discount } from '../discount.ts';
import type { EngineLine } from './engine-line.ts';
import { type Evaluation, evaluate } from './evaluate.ts';

/** Asks whether two discounts combine; both have to allow it. */
function combine(one: Discount, other: Discount): boolean {
  return allows(one, other) && allows(other, one);
}

function allows({ combinesWith }: Discount, other: Discount): boolean {
  return classOf(other) === 'ORDER' ? combinesWith.orderDiscounts : combinesWith.productDiscounts;
}

/**
 * Finds the discounts of a cart that together save most. Each that saves something alone is tried as the
 * first of a set, to which the others are added by what they save, if they go together.
 */
export function findBestCombination(
  discounts: readonly Discount[],
  lines: readonly EngineLine[],
): Evaluation {
  const alone = discounts
    .map((discount) => ({ discount, evaluation: evaluate([discount], lines) }))
    .filter(({ evaluation }) => evaluation.totalInMinorUnits > 0)
    .toSorted(
      (a, b) =>
        b.evaluation.totalInMinorUnits - a.evaluation.totalInMinorUnits ||
        a.discount.id - b.discount.id,
    );
  const ranked = alone.map(({ discount }) => discount);
  const together = ranked.map((first) => evaluate(setAround(first, ranked), lines));
  const options = [...together, ...alone.map(({ evaluation }) => evaluation)];
  return options.reduce(
    (best, option) => (option.totalInMinorUnits > best.totalInMinorUnits ? option : best),
    evaluate([], lines),
  );
}

function setAround(first: Discount, ranked: readonly Discount[]): readonly Discount[] {
  const set = [first];
  for (const discount of ranked) {
    if (discount !== first && set.every((member) => combine(member, discount))) set.push(discount);
  }
  return ranked.filter((discount) => set.includes(discount));
}

import type { DiscountDraft, Threshold, UnitReduction } from './discount.ts';

export interface DiscountProblem {
  /** Where in the draft: `terms.gets.quantity`. */
  readonly path: string;
  readonly message: string;
}

const LARGEST_COUNT = 1_000_000;
const LARGEST_AMOUNT = 100_000_000_000;

/** What makes a draft no discount, whoever wrote it. */
export function findProblems(draft: DiscountDraft): readonly DiscountProblem[] {
  const { title, code, startsAt, endsAt } = draft;
  const problems: DiscountProblem[] = [];
  const demand = (isFine: boolean, path: string, message: string) => {
    if (!isFine) problems.push({ path, message });
  };
  demand(title.trim() !== '', 'title', 'must not be blank');
  demand(code === null || code.trim() !== '', 'code', 'must not be blank');
  demand(isTime(startsAt), 'startsAt', 'must be a time such as 2026-07-28T01:32:53Z');
  if (endsAt !== null) {
    demand(isTime(endsAt), 'endsAt', 'must be a time such as 2026-07-28T01:32:53Z');
    demand(!(Date.parse(endsAt) <= Date.parse(startsAt)), 'endsAt', 'must be after startsAt');
  }
  return [...problems, ...problemsOfTerms(draft)];
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? !Number.isNaN(Date.parse(text))
    : false;
}

function problemsOfTerms({ terms }: DiscountDraft): readonly DiscountProblem[] {
  if (terms.kind === 'basic') {
    return [
      ...(terms.minimum === null ? [] : problemsOfThreshold(terms.minimum, 'terms.minimum')),
      ...problemsOfReduction(terms.reduction, 'terms.reduction'),
    ];
  }
  const { buys, gets, usesPerOrderLimit } = terms;
  return [
    ...problemsOfThreshold(buys.threshold, 'terms.buys.threshold'),
    ...problemsOfCount(gets.quantity, 'terms.gets.quantity'),
    ...problemsOfReduction(gets.reduction, 'terms.gets.reduction'),
    ...(usesPerOrderLimit === null
      ? []
      : problemsOfCount(usesPerOrderLimit, 'terms.usesPerOrderLimit')),
  ];
}

function problemsOfThreshold(threshold: Threshold, path: string): readonly DiscountProblem[] {
  return threshold.kind === 'quantity'
    ? problemsOfCount(threshold.quantity, `${path}.quantity`)
    : problemsOfAmount(threshold.amountInMinorUnits, `${path}.amount`);
}

function problemsOfReduction(reduction: UnitReduction, path: string): readonly DiscountProblem[] {
  if (reduction.kind === 'amount') {
    return problemsOfAmount(reduction.amountInMinorUnits, `${path}.amount`);
  }
  const { percentage } = reduction;
  return percentage > 0 && percentage <= 100
    ? []
    : [{ path: `${path}.percentage`, message: 'must be more than 0 and at most 100' }];
}

function problemsOfCount(count: number, path: string): readonly DiscountProblem[] {
  return Number.isInteger(count) && count >= 1 && count <= LARGEST_COUNT
    ? []
    : [{ path, message: `must be a whole number from 1 to ${LARGEST_COUNT}` }];
}

function problemsOfAmount(amountInMinorUnits: number, path: string): readonly DiscountProblem[] {
  const isFine = Number.isInteger(amountInMinorUnits) && amountInMinorUnits >= 1;
  return isFine && amountInMinorUnits <= LARGEST_AMOUNT
    ? []
    : [{ path, message: 'must be more than nothing, such as 12.50' }];
}

import type { ShopCatalogue } from '../catalogue/index.ts';
import type { DiscountDraft, ItemSet, Threshold, UnitReduction } from './discount.ts';

/** Finds names in a draft that match nothing in the shop: most likely misspelt. */
export function unknownItems(
  { terms }: DiscountDraft,
  catalogue: ShopCatalogue,
): readonly DiscountProblem[] {
  return terms.kind === 'basic'
    ? unknownOf(terms.items, 'terms.items', catalogue)
    : [
        ...unknownOf(terms.buys.items, 'terms.buys.items', catalogue),
        ...unknownOf(terms.gets.items, 'terms.gets.items', catalogue),
      ];
}

function unknownOf(
  items: ItemSet,
  path: string,
  { productByHandle, collectionByHandle, variantById, variantBySku }: ShopCatalogue,
): readonly DiscountProblem[] {
  const problem = (what: string) => (name: string) => ({
    path,
    message: `names the unknown ${what} "${name}"`,
  });
  switch (items.kind) {
    case 'all':
      return [];
    case 'collections':
      return items.collections
        .filter((handle) => !collectionByHandle.has(handle))
        .map(problem('collection'));
    case 'products': {
      const unknownProducts = items.products.filter((handle) => !productByHandle.has(handle));
      const unknownVariants = items.variants.filter(
        (key) => !variantById.has(key) && variantBySku(key) === undefined,
      );
      return [
        ...unknownProducts.map(problem('product')),
        ...unknownVariants.map(problem('variant')),
      ];
    }
  }
}

export interface DiscountProblem {
  /** Place in the draft: `terms.gets.quantity`. */
  readonly path: string;
  readonly message: string;
}

const MAX_COUNT = 1_000_000;
const MAX_AMOUNT = 100_000_000_000;

/** Validates a draft. */
export function findProblems(draft: DiscountDraft): readonly DiscountProblem[] {
  const { title, code, startsAt, endsAt } = draft;
  const problems: DiscountProblem[] = [];
  const problemUnless = (isFine: boolean, path: string, message: string) => {
    if (!isFine) problems.push({ path, message });
  };
  problemUnless(title.trim() !== '', 'title', 'must not be blank');
  problemUnless(code === null || code.trim() !== '', 'code', 'must not be blank');
  problemUnless(isTime(startsAt), 'startsAt', 'must be a time such as 2026-07-28T01:32:53Z');
  if (endsAt !== null) {
    problemUnless(isTime(endsAt), 'endsAt', 'must be a time such as 2026-07-28T01:32:53Z');
    problemUnless(
      !(Date.parse(endsAt) <= Date.parse(startsAt)),
      'endsAt',
      'must be after startsAt',
    );
  }
  return [...problems, ...problemsOfTerms(draft)];
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? !Number.isNaN(Date.parse(text))
    : false;
}

function problemsOfTerms({ terms, code }: DiscountDraft): readonly DiscountProblem[] {
  if (terms.kind === 'basic') {
    return [
      ...(terms.minimum === null ? [] : problemsOfThreshold(terms.minimum, 'terms.minimum')),
      ...problemsOfReduction(terms.reduction, 'terms.reduction', code === null ? 'some' : 'none'),
    ];
  }
  const { buys, gets, usesPerOrderLimit } = terms;
  return [
    ...problemsOfThreshold(buys.threshold, 'terms.buys.threshold'),
    ...problemsOfCount(gets.quantity, 'terms.gets.quantity'),
    ...problemsOfReduction(gets.reduction, 'terms.gets.reduction', 'some'),
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

/** Refuses a reduction of nothing, but for a code: Shopify accepts that. */
function problemsOfReduction(
  reduction: UnitReduction,
  path: string,
  least: 'none' | 'some',
): readonly DiscountProblem[] {
  if (reduction.kind === 'amount') {
    const { amountInMinorUnits } = reduction;
    const isNothing = least === 'none' && amountInMinorUnits === 0;
    return isNothing ? [] : problemsOfAmount(amountInMinorUnits, `${path}.amount`);
  }
  const { percentage } = reduction;
  if ((percentage > 0 || (least === 'none' && percentage === 0)) && percentage <= 100) return [];
  const message = `must be ${least === 'none' ? 'from 0 to' : 'more than 0 and at most'} 100`;
  return [{ path: `${path}.percentage`, message }];
}

function problemsOfCount(count: number, path: string): readonly DiscountProblem[] {
  return Number.isInteger(count) && count >= 1 && count <= MAX_COUNT
    ? []
    : [{ path, message: `must be a whole number from 1 to ${MAX_COUNT}` }];
}

function problemsOfAmount(amountInMinorUnits: number, path: string): readonly DiscountProblem[] {
  const isFine = Number.isInteger(amountInMinorUnits) && amountInMinorUnits >= 1;
  return isFine && amountInMinorUnits <= MAX_AMOUNT
    ? []
    : [{ path, message: 'must be more than nothing, such as 12.50' }];
}

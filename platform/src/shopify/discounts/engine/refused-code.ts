import { type Discount, meaningOfCode, statusOf } from '../discount.ts';
import type { Threshold } from '../discount-draft.ts';
import type { ReachedLimit } from '../uses.ts';
import { type EngineLine, matchesItems, suitsPurchase } from './engine-line.ts';
import { meetsMinimum } from './line-savings.ts';

/** Reason why a code takes nothing off, in the words of `CartWarningCode`. */
export type CodeRefusal =
  | ReachedLimit
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE';

interface Refused {
  /** All of the shop, active or not. */
  readonly discounts: readonly Discount[];
  readonly lines: readonly EngineLine[];
  readonly limitOf: (discount: Discount) => ReachedLimit | null;
  readonly now: Date;
}

const SHORT = {
  quantity: 'DISCOUNT_QUANTITY_NOT_IN_RANGE',
  amount: 'DISCOUNT_PURCHASE_NOT_IN_RANGE',
} as const;

/** Threshold of a discount, and the lines of the cart that count. */
function conditionOf(
  discount: Discount,
  lines: readonly EngineLine[],
): readonly [Threshold | null, readonly EngineLine[]] {
  const { terms } = discount;
  if (terms.kind === 'basic') {
    return [terms.minimum, lines.filter((line) => matchesItems(terms.items, line))];
  }
  const { items, threshold } = terms.buys;
  const bought = lines.filter((line) => suitsPurchase(discount, line) && matchesItems(items, line));
  return [threshold, bought];
}

/** Call it for a code that was not applied: what meets every rule lost to a discount that saves more. */
export function refusalOfCode(
  code: string,
  { discounts, lines, limitOf, now }: Refused,
): CodeRefusal {
  const discount = discounts.find(
    (one) => one.code !== null && meaningOfCode(one.code) === meaningOfCode(code),
  );
  if (discount === undefined) return 'DISCOUNT_NOT_FOUND';
  if (statusOf(discount, now) !== 'ACTIVE') return 'DISCOUNT_CURRENTLY_INACTIVE';
  const limit = limitOf(discount);
  if (limit !== null) return limit;
  if (lines.length === 0) return 'DISCOUNT_CODE_NOT_HONOURED';
  const suited = lines.filter((line) => suitsPurchase(discount, line));
  if (suited.length === 0) return 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE';
  const { terms } = discount;
  const wanted = terms.kind === 'basic' ? terms.items : terms.gets.items;
  if (!suited.some((line) => matchesItems(wanted, line))) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  const [threshold, counted] = conditionOf(discount, lines);
  const isMet = meetsMinimum(threshold, counted, ({ line }) => line.quantity);
  return threshold === null || isMet ? 'DISCOUNT_CODE_NOT_HONOURED' : SHORT[threshold.kind];
}

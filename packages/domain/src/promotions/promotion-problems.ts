import { momentOf, type Period, type Place } from '../planning/index.ts';

/** A discount that the promotions of a market name, as the shop knows it. */
export interface NamedDiscount {
  readonly id: string;
  readonly title: string;
  /** `ACTIVE`, `EXPIRED` or `SCHEDULED`. */
  readonly status: string;
  /** Time in which it is given. */
  readonly period: Period;
  /** Tells whether it gives products, the only kind that is shown (spec §4). */
  readonly givesProducts: boolean;
  /** Tells whether it may be used beside another discount on products. */
  readonly combines: boolean;
}

export interface PromotionsToCheck {
  /** Market whose clock counts. */
  readonly place: Place;
  /** Time in which the content promises them. */
  readonly promised: Period;
  /** Discounts in the order of the settings; null where the shop has none of this id. */
  readonly discounts: readonly { readonly id: string; readonly found: NamedDiscount | null }[];
  /** The free item of the settings; null without one. */
  readonly freeItem: { readonly handle: string; readonly isSold: boolean } | null;
}

export const PROMOTION_PROBLEM_KINDS = [
  'missing',
  'ended',
  'tooShort',
  'givesNothing',
  'standsAlone',
  'noFreeItem',
] as const;

export type PromotionProblemKind = (typeof PROMOTION_PROBLEM_KINDS)[number];

export interface PromotionProblem {
  readonly kind: PromotionProblemKind;
  /** The discount's id, or the free item's handle. */
  readonly subject: string;
  /** The discount's title; the subject where there is none. */
  readonly title: string;
  /** Time in which the discount is given, where it is shorter than promised. */
  readonly given?: Period;
}

/** Finds what shoppers are promised and do not get. One that has not begun is planned, not broken. */
export function promotionProblems({
  discounts,
  freeItem,
  promised,
  place,
}: PromotionsToCheck): readonly PromotionProblem[] {
  const given = discounts.filter(({ found }) => found?.status !== 'EXPIRED' && found !== null);
  const rewards = given.length + (freeItem?.isSold ? 1 : 0);
  const ofDiscounts = discounts.flatMap(({ id, found }) => {
    const kind = found === null ? 'missing' : kindOf(found, rewards > 1);
    if (kind !== null) return [{ kind, subject: id, title: found?.title ?? id }];
    if (found === null || covers(found.period, promised, place)) return [];
    return [{ kind: 'tooShort' as const, subject: id, title: found.title, given: found.period }];
  });
  if (freeItem === null || freeItem.isSold) return ofDiscounts;
  const { handle } = freeItem;
  return [...ofDiscounts, { kind: 'noFreeItem', subject: handle, title: handle }];
}

function kindOf(discount: NamedDiscount, hasOthers: boolean): PromotionProblemKind | null {
  if (discount.status === 'EXPIRED') return 'ended';
  if (!discount.givesProducts) return 'givesNothing';
  return hasOthers && !discount.combines ? 'standsAlone' : null;
}

/** Tells whether a discount is given at each end that the promise names; an open end promises no moment. */
function covers(given: Period, promised: Period, place: Place): boolean {
  const moment = (written: string | undefined, open: number) =>
    written === undefined ? open : momentOf(written, place);
  const { POSITIVE_INFINITY: end, NEGATIVE_INFINITY: start } = Number;
  return (
    (promised.from === undefined || moment(given.from, start) <= momentOf(promised.from, place)) &&
    (promised.until === undefined || moment(given.until, end) >= momentOf(promised.until, place))
  );
}

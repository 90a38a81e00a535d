/** A discount that the promotions of a market name, as the shop knows it. */
export interface NamedDiscount {
  readonly id: string;
  readonly title: string;
  /** `ACTIVE`, `EXPIRED` or `SCHEDULED`. */
  readonly status: string;
  /** Tells whether it gives products, the only kind that is shown (spec §4). */
  readonly givesProducts: boolean;
  /** Tells whether it may be used beside another discount on products. */
  readonly combines: boolean;
}

export interface PromotionsToCheck {
  /** Discounts in the order of the settings; null where the shop has none of this id. */
  readonly discounts: readonly { readonly id: string; readonly found: NamedDiscount | null }[];
  /** The free item of the settings; null without one. */
  readonly freeItem: { readonly handle: string; readonly isSold: boolean } | null;
}

export const PROMOTION_PROBLEM_KINDS = [
  'missing',
  'ended',
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
}

/** Finds what shoppers are promised and do not get. One that has not begun is planned, not broken. */
export function promotionProblems({
  discounts,
  freeItem,
}: PromotionsToCheck): readonly PromotionProblem[] {
  const given = discounts.filter(({ found }) => found?.status !== 'EXPIRED' && found !== null);
  const rewards = given.length + (freeItem?.isSold ? 1 : 0);
  const ofDiscounts = discounts.flatMap(({ id, found }) => {
    const kind = found === null ? 'missing' : kindOf(found, rewards > 1);
    return kind === null ? [] : [{ kind, subject: id, title: found?.title ?? id }];
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

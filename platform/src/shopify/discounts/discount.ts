import type { DiscountDraft, Reduction } from './discount-draft.ts';

export interface Discount extends DiscountDraft {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type DiscountStatus = 'ACTIVE' | 'EXPIRED' | 'SCHEDULED';

export function statusOf(
  { startsAt, endsAt }: Pick<Discount, 'startsAt' | 'endsAt'>,
  now: Date,
): DiscountStatus {
  const time = now.getTime();
  if (endsAt !== null && time >= Date.parse(endsAt)) return 'EXPIRED';
  return time < Date.parse(startsAt) ? 'SCHEDULED' : 'ACTIVE';
}

/** A discount on all items is an order discount; others apply to lines. */
export function classOf({ terms }: Pick<Discount, 'terms'>): 'ORDER' | 'PRODUCT' {
  return terms.kind === 'basic' && terms.items.kind === 'all' && !isPerItem(terms.reduction)
    ? 'ORDER'
    : 'PRODUCT';
}

function isPerItem(reduction: Reduction): boolean {
  return reduction.kind === 'amount' && reduction.isPerItem;
}

/** Codes match regardless of case and surrounding blanks. */
export function meaningOfCode(code: string): string {
  return code.trim().toLowerCase();
}

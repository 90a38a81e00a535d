import { parseMinorUnits, type WireMoney } from '../money/index.ts';

/** What the platform took off, and under which name. */
export interface DiscountAllocation {
  readonly discountedAmount: WireMoney;
  readonly title: string | null;
  readonly code: string | null;
}

export interface Saving {
  /** The discount's title, or its code. */
  readonly title: string;
  readonly amountInMinorUnits: number;
}

/** One saving for each discount, in the order they first appear, so that a sum can be told apart. */
export function savingsByTitle(allocations: readonly DiscountAllocation[]): readonly Saving[] {
  const savings = new Map<string, number>();
  for (const { discountedAmount, title, code } of allocations) {
    const amount = parseMinorUnits(discountedAmount.amount) ?? 0;
    const name = title ?? code ?? '';
    if (amount > 0) savings.set(name, (savings.get(name) ?? 0) + amount);
  }
  return [...savings].map(([title, amountInMinorUnits]) => ({ title, amountInMinorUnits }));
}

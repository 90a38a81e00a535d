import { parseMinorUnits, type WireMoney } from '../money/index.ts';

/** A discount that the platform applied to a line. */
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

/** Sums savings per discount, in order of appearance. */
export function savingsByTitle(allocations: readonly DiscountAllocation[]): readonly Saving[] {
  const savings = new Map<string, number>();
  for (const { discountedAmount, title, code } of allocations) {
    const amount = parseMinorUnits(discountedAmount.amount) ?? 0;
    const name = title ?? code ?? '';
    if (amount > 0) savings.set(name, (savings.get(name) ?? 0) + amount);
  }
  return [...savings].map(([title, amountInMinorUnits]) => ({ title, amountInMinorUnits }));
}

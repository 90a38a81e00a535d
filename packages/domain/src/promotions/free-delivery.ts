import type { Money } from '../money/index.ts';

/** Returns what a cart lacks for free delivery; zero from the threshold on. */
export function missingForFreeDelivery(threshold: Money, totalInMinorUnits: number): Money {
  const missing = threshold.amountInMinorUnits - totalInMinorUnits;
  return { ...threshold, amountInMinorUnits: Math.max(0, missing) };
}

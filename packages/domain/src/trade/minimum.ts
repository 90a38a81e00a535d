import type { Money } from '../money/index.ts';
import { type ProfessionalRate, rateOf } from './professional-price.ts';

export interface BoughtLine {
  readonly handle: string;
  readonly collections: readonly string[];
  readonly quantity: number;
  /** Amount at prices for everybody. */
  readonly amountInMinorUnits: number;
}

/** Rate that does not count yet, and the rest of its minimum. */
export interface LackingMinimum {
  readonly rate: ProfessionalRate;
  readonly lacks: Money | { readonly quantity: number };
}

/** Finds the rates that products of a bag have, and that do not count yet. */
export function lackingMinimum(
  rates: readonly ProfessionalRate[],
  lines: readonly BoughtLine[],
): readonly LackingMinimum[] {
  return rates.flatMap((rate): readonly LackingMinimum[] => {
    const bought = lines.filter((line) => rateOf([rate], line) !== null);
    const { minimum } = rate;
    if (minimum === null || bought.length === 0) return [];
    if ('quantity' in minimum) {
      const quantity = minimum.quantity - sumOf(bought.map((line) => line.quantity));
      return quantity > 0 ? [{ rate, lacks: { quantity } }] : [];
    }
    const amounts = bought.map((line) => line.amountInMinorUnits);
    const amountInMinorUnits = minimum.amountInMinorUnits - sumOf(amounts);
    return amountInMinorUnits > 0 ? [{ rate, lacks: { ...minimum, amountInMinorUnits } }] : [];
  });
}

/** Leaves the rates that count for a bag, which lacks nothing of their minimum. */
export function countingRates(
  rates: readonly ProfessionalRate[],
  lines: readonly BoughtLine[],
): readonly ProfessionalRate[] {
  return rates.filter((rate) => lackingMinimum([rate], lines).length === 0);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

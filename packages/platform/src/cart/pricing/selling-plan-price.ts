import type { PriceAdjustment } from '../merchandise.ts';

const PERCENTAGE_SCALE = 10_000;

/** The unit price under a plan; never below zero. Half a minor unit of discount rounds up. */
export function sellingPlanPrice(
  priceInMinorUnits: number,
  adjustment: PriceAdjustment | null,
): number {
  switch (adjustment?.kind) {
    case undefined:
      return priceInMinorUnits;
    case 'price':
      return Math.max(0, adjustment.priceInMinorUnits);
    case 'amount':
      return Math.max(0, priceInMinorUnits - adjustment.amountInMinorUnits);
    case 'percentage': {
      const scaledPercentage = Math.round(adjustment.percentage * PERCENTAGE_SCALE);
      const discount = Math.round(
        (priceInMinorUnits * scaledPercentage) / (100 * PERCENTAGE_SCALE),
      );
      return Math.max(0, priceInMinorUnits - discount);
    }
  }
}

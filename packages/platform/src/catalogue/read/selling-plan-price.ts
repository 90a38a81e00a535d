import type { SellingPlan } from './entries.ts';

/** What one unit costs with the plan, rounded to the cent. */
export function sellingPlanPrice({ record }: SellingPlan, priceInMinorUnits: number): number {
  return Math.round((priceInMinorUnits * (100 - (record.discountPercentage ?? 0))) / 100);
}

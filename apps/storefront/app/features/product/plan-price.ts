import type { SellingPlan } from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';

/** A price under a selling plan, to the nearest minor unit. What is paid is the platform's reckoning. */
export function planPrice(price: Money, plan: SellingPlan | null): Money {
  const percentage = plan?.discountPercentage ?? 0;
  return {
    ...price,
    amountInMinorUnits: Math.round((price.amountInMinorUnits * (100 - percentage)) / 100),
  };
}

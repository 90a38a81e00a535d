import type { SellingPlan } from '@lokke/domain/catalogue';
import type { Money } from '@lokke/domain/money';

/** Price under a selling plan, rounded to the minor unit; the platform's cart decides. */
export function planPrice(price: Money, plan: SellingPlan | null): Money {
  const percentage = plan?.discountPercentage ?? 0;
  return {
    ...price,
    amountInMinorUnits: Math.round((price.amountInMinorUnits * (100 - percentage)) / 100),
  };
}

/** What a selling plan takes off the price of one. */
export function planSaving(price: Money, plan: SellingPlan): Money {
  const { amountInMinorUnits } = planPrice(price, plan);
  return { ...price, amountInMinorUnits: price.amountInMinorUnits - amountInMinorUnits };
}

import type { SellingPlanGroupDraft } from '../../src/catalogue/draft.ts';
import type { ShopWorld } from './shop-world.ts';

const WEEKS_BETWEEN_DELIVERIES = [4, 8, 12];
const REFILLED_TYPES = ['shampoo', 'conditioner', 'mask'];
const DISCOUNT_PERCENTAGE = 10;

/** What runs empty at a steady pace can be had on subscription; salon sizes cannot. */
export function demoSellingPlans({
  catalogue,
  words,
}: ShopWorld): readonly SellingPlanGroupDraft[] {
  const { name, option, plan, description } = words.texts.subscription;
  const plans = WEEKS_BETWEEN_DELIVERIES.map((weeks) => plan.replace('{weeks}', String(weeks)));
  return [
    {
      name,
      appName: null,
      options: [{ name: option, values: plans }],
      plans: plans.map((planName) => ({
        name: planName,
        description,
        options: [{ name: option, value: planName }],
        discountPercentage: DISCOUNT_PERCENTAGE,
        hasRecurringDeliveries: true,
      })),
      productHandles: catalogue.products
        .filter(({ productType, tags }) => {
          return REFILLED_TYPES.includes(productType) && !tags.includes('professional-only');
        })
        .map(({ handle }) => handle),
    },
  ];
}

import { connectionOf, type PageArguments, type ResolverMap } from '../../graphql/index.ts';
import type { SellingPlan, SellingPlanGroup } from '../read/entries.ts';
import { metafieldFields } from './metafields.ts';

export const sellingPlanResolvers: ResolverMap = {
  SellingPlanGroup: {
    name: ({ record }: SellingPlanGroup) => record.name,
    appName: ({ record }: SellingPlanGroup) => record.appName,
    options: ({ record }: SellingPlanGroup) => record.options,
    sellingPlans: ({ plans }: SellingPlanGroup, args: PageArguments & { reverse: boolean }) =>
      connectionOf({
        items: args.reverse ? plans.toReversed() : plans,
        args,
        keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
      }),
  },
  SellingPlan: {
    ...metafieldFields((plan: SellingPlan) => ({
      metafields: [],
      parent: plan,
      translated: null,
    })),
    name: ({ record }: SellingPlan) => record.name,
    description: ({ record }: SellingPlan) => record.description,
    options: ({ record }: SellingPlan) => record.options,
    recurringDeliveries: ({ record }: SellingPlan) => record.hasRecurringDeliveries,
    priceAdjustments: ({ record }: SellingPlan) =>
      record.discountPercentage === null
        ? []
        : [
            {
              orderCount: null,
              adjustmentValue: {
                __typename: 'SellingPlanPercentagePriceAdjustment',
                adjustmentPercentage: record.discountPercentage,
              },
            },
          ],
    // The whole price is charged with the order.
    checkoutCharge: () => ({
      type: 'PERCENTAGE',
      value: { __typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100 },
    }),
  },
};

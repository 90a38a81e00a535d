import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
} from '../../graphql/index.ts';
import type { SellingPlan, SellingPlanGroup } from '../read/entries.ts';
import { metafieldFields } from './metafields.ts';
import { translate } from './translate.ts';

/** Plans are translated with their group. */
function groupText<Text extends string | null>(
  context: GraphqlContext,
  handle: string,
  key: string,
  original: Text,
): Text | string {
  return translate(context, { kind: 'selling_plan_group', handle, key }, original);
}

export const sellingPlanResolvers: ResolverMap = {
  SellingPlanGroup: {
    name: ({ record }: SellingPlanGroup, _args: unknown, context) =>
      groupText(context, record.name, 'name', record.name),
    appName: ({ record }: SellingPlanGroup) => record.appName,
    options: ({ record }: SellingPlanGroup, _args: unknown, context) =>
      record.options.map(({ name, values }) => ({
        name: groupText(context, record.name, `options.${name}`, name),
        values: values.map((value) =>
          groupText(context, record.name, `option_values.${name}.${value}`, value),
        ),
      })),
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
    name: ({ record, groupName }: SellingPlan, _args: unknown, context) =>
      groupText(context, groupName, `plans.${record.name}.name`, record.name),
    description: ({ record, groupName }: SellingPlan, _args: unknown, context) =>
      groupText(context, groupName, `plans.${record.name}.description`, record.description),
    options: ({ record, groupName }: SellingPlan, _args: unknown, context) =>
      record.options.map(({ name, value }) => ({
        name: groupText(context, groupName, `options.${name}`, name),
        value: groupText(context, groupName, `option_values.${name}.${value}`, value),
      })),
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

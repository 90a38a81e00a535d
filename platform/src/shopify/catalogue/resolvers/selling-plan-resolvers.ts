import {
  type GraphqlContext,
  type ListArguments,
  pageOf,
  type ResolverMap,
  wireMoney,
} from '../../../protocol/index.ts';
import type { SellingPlanInterval } from '../draft-shapes.ts';
import {
  type SellingPlan,
  type SellingPlanGroup,
  sellingPlanPrice,
  type Variant,
} from '../read/entries.ts';
import { metafieldFields } from './metafield-resolvers.ts';
import { textsOf } from './translate.ts';
import { unitPriceInMinorUnits } from './unit-price.ts';

/** Returns the price of a variant with a plan, for products and cart lines. */
export function toGraphqlAllocation(
  { shop }: Pick<GraphqlContext, 'shop'>,
  { record }: Variant,
  sellingPlan: SellingPlan,
) {
  const money = (amount: number) => wireMoney(amount, shop.currencyCode);
  const amount = sellingPlanPrice(sellingPlan, record.priceInMinorUnits);
  const unitAmount = unitPriceInMinorUnits(record, amount);
  return {
    sellingPlan,
    checkoutChargeAmount: money(amount),
    remainingBalanceChargeAmount: money(0),
    priceAdjustments: [
      {
        price: money(amount),
        compareAtPrice: money(record.priceInMinorUnits),
        perDeliveryPrice: money(amount),
        unitPrice: unitAmount === null ? null : money(unitAmount),
      },
    ],
  };
}

export function toGraphqlAllocations(context: GraphqlContext, variant: Variant) {
  return variant.product.sellingPlanGroups.flatMap(({ plans }) =>
    plans.map((plan) => toGraphqlAllocation(context, variant, plan)),
  );
}

/** Plans are translated with their group. */
function groupTexts(context: GraphqlContext, handle: string) {
  return textsOf(context, { kind: 'selling_plan_group', handle });
}

function policyOf(interval: SellingPlanInterval | null | undefined, __typename: string) {
  if (!interval) return null;
  return { __typename, interval: interval.unit, intervalCount: interval.count };
}

export const sellingPlanResolvers: ResolverMap = {
  SellingPlanGroup: {
    name: ({ record }: SellingPlanGroup, _args: unknown, context) =>
      groupTexts(context, record.name)('name', record.name),
    appName: ({ record }: SellingPlanGroup) => record.appName,
    options: ({ record }: SellingPlanGroup, _args: unknown, context) =>
      record.options.map(({ name, values }) => ({
        name: groupTexts(context, record.name)(`options.${name}`, name),
        values: values.map((value) =>
          groupTexts(context, record.name)(`option_values.${name}.${value}`, value),
        ),
      })),
    sellingPlans: ({ plans }: SellingPlanGroup, args: ListArguments) => pageOf(plans, args),
  },
  SellingPlan: {
    ...metafieldFields((plan: SellingPlan) => ({
      metafields: [],
      parent: plan,
      translated: null,
    })),
    name: ({ record, groupName }: SellingPlan, _args: unknown, context) =>
      groupTexts(context, groupName)(`plans.${record.name}.name`, record.name),
    description: ({ record, groupName }: SellingPlan, _args: unknown, context) =>
      groupTexts(context, groupName)(`plans.${record.name}.description`, record.description),
    options: ({ record, groupName }: SellingPlan, _args: unknown, context) =>
      record.options.map(({ name, value }) => ({
        name: groupTexts(context, groupName)(`options.${name}`, name),
        value: groupTexts(context, groupName)(`option_values.${name}.${value}`, value),
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
    billingPolicy: ({ record }: SellingPlan) =>
      policyOf(record.interval, 'SellingPlanRecurringBillingPolicy'),
    deliveryPolicy: ({ record }: SellingPlan) =>
      policyOf(record.interval, 'SellingPlanRecurringDeliveryPolicy'),
    // The whole price is charged with the order.
    checkoutCharge: () => ({
      type: 'PERCENTAGE',
      value: { __typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100 },
    }),
  },
};

import { type GraphqlContext, type WireMoney, wireMoney } from '../../graphql/index.ts';
import type { SellingPlan, Variant } from '../read/entries.ts';
import { sellingPlanPrice } from '../read/selling-plan-price.ts';
import { unitPriceInMinorUnits } from './unit-price.ts';

export interface AllocationSource {
  readonly sellingPlan: SellingPlan;
  readonly checkoutChargeAmount: WireMoney;
  readonly remainingBalanceChargeAmount: WireMoney;
  readonly priceAdjustments: readonly {
    readonly price: WireMoney;
    readonly compareAtPrice: WireMoney;
    readonly perDeliveryPrice: WireMoney;
    readonly unitPrice: WireMoney | null;
  }[];
}

/** What a variant costs with a plan; a cart line has one of these too. */
export function allocationOf(
  { shop }: Pick<GraphqlContext, 'shop'>,
  { record }: Variant,
  sellingPlan: SellingPlan,
): AllocationSource {
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

export function allocationsOf(
  context: GraphqlContext,
  variant: Variant,
): readonly AllocationSource[] {
  return variant.product.sellingPlanGroups.flatMap(({ plans }) =>
    plans.map((plan) => allocationOf(context, variant, plan)),
  );
}

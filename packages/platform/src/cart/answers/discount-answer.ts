import { type WireMoney, wireMoney } from '../../graphql/index.ts';
import type { DiscountAllocation } from '../pricing/discount-engine.ts';

const TYPE_OF_SOURCE = {
  automatic: 'CartAutomaticDiscountAllocation',
  code: 'CartCodeDiscountAllocation',
} as const;

interface ApplicationAnswer {
  readonly allocationMethod: string;
  readonly targetSelection: string;
  readonly targetType: string;
  readonly value:
    | ({ readonly __typename: 'MoneyV2' } & WireMoney)
    | { readonly __typename: 'PricingPercentageValue'; readonly percentage: number };
}

/** A `CartDiscountAllocation` of the kind that its source calls for. */
export function discountAnswer(allocation: DiscountAllocation, currencyCode: string): object {
  const { source, application, amountInMinorUnits } = allocation;
  return {
    __typename: TYPE_OF_SOURCE[source.kind],
    discountedAmount: wireMoney(amountInMinorUnits, currencyCode),
    targetType: application.targetType,
    discountApplication: applicationAnswer(application, currencyCode),
    ...(source.kind === 'code' ? { code: source.code } : { title: source.title }),
  };
}

function applicationAnswer(
  { allocationMethod, targetSelection, targetType, value }: DiscountAllocation['application'],
  currencyCode: string,
): ApplicationAnswer {
  const valueAnswer =
    value.kind === 'percentage'
      ? { __typename: 'PricingPercentageValue' as const, percentage: value.percentage }
      : { __typename: 'MoneyV2' as const, ...wireMoney(value.amountInMinorUnits, currencyCode) };
  return { allocationMethod, targetSelection, targetType, value: valueAnswer };
}

import { wireMoney } from '../graphql/index.ts';
import type { OrderDiscount } from './order.ts';

function valueSource(value: OrderDiscount['application']['value'], currencyCode: string) {
  return value.kind === 'percentage'
    ? { __typename: 'PricingPercentageValue', percentage: value.percentage }
    : { __typename: 'MoneyV2', ...wireMoney(value.amountInMinorUnits, currencyCode) };
}

export function discountApplicationSource(
  { kind, title, application }: OrderDiscount,
  currencyCode: string,
) {
  const { allocationMethod, targetSelection, targetType, value } = application;
  const shared = {
    title,
    allocationMethod,
    targetSelection,
    targetType,
    value: valueSource(value, currencyCode),
  };
  return kind === 'code'
    ? { __typename: 'DiscountCodeApplication', code: title, applicable: true, ...shared }
    : { __typename: 'AutomaticDiscountApplication', ...shared };
}

import { wireMoney } from '../../protocol/index.ts';
import type { OrderHistory } from './changes/order-history.ts';
import { financialStatus, fulfillmentStatus, updatedAt } from './changes/order-state.ts';
import { lineShares } from './line-shares.ts';
import { type Order, type OrderDiscount, orderName } from './order.ts';

/** Facts of an order that all three APIs tell, under the names that most of them use. */
export function orderFacts(order: Order, history: OrderHistory) {
  const { number, email, placedAt, currencyCode, contents } = order;
  return {
    __typename: 'Order' as const,
    name: orderName(order),
    number,
    email,
    phone: contents.phone,
    createdAt: placedAt,
    processedAt: placedAt,
    updatedAt: updatedAt(order, history),
    cancelledAt: history.cancellation?.cancelledAt ?? null,
    cancelReason: history.cancellation?.reason ?? null,
    currencyCode,
    customAttributes: contents.attributes,
    financialStatus: financialStatus(order, history),
    fulfillmentStatus: fulfillmentStatus(order, history),
  };
}

function toGraphqlValue(value: OrderDiscount['application']['value'], currencyCode: string) {
  return value.kind === 'percentage'
    ? { __typename: 'PricingPercentageValue', percentage: value.percentage }
    : { __typename: 'MoneyV2', ...wireMoney(value.amountInMinorUnits, currencyCode) };
}

function toGraphqlApplication({ kind, title, application }: OrderDiscount, currencyCode: string) {
  const shared = { ...application, title, value: toGraphqlValue(application.value, currencyCode) };
  return kind === 'code'
    ? { __typename: 'DiscountCodeApplication', code: title, applicable: true, ...shared }
    : { __typename: 'AutomaticDiscountApplication', ...shared };
}

/** Lists the discounts of an order, and those of its lines. */
export function discountApplications({ contents, currencyCode }: Order) {
  const ofLines = contents.lines.flatMap(({ discounts }) => discounts);
  return [...contents.discounts, ...ofLines].map((one) => toGraphqlApplication(one, currencyCode));
}

/** Lists the discounts of a line with its shares of those on the whole order. */
export function discountAllocations({ contents, currencyCode }: Order, lineId: string) {
  const own = contents.lines.find(({ id }) => id === lineId)?.discounts ?? [];
  const shares = lineShares(contents).get(lineId)?.shares ?? [];
  return [...own, ...shares].map((discount) => ({
    allocatedAmount: wireMoney(discount.amountInMinorUnits, currencyCode),
    discountApplication: toGraphqlApplication(discount, currencyCode),
  }));
}

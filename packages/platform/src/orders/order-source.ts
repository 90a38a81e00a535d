import { type GraphqlContext, wireMoney } from '../graphql/index.ts';
import { gid } from '../ids/index.ts';
import { shopBaseUrl } from '../shops/index.ts';
import { addressSource } from './address-source.ts';
import { discountApplicationSource } from './discount-source.ts';
import { type Order, orderName } from './order.ts';
import { lineSource } from './order-line-source.ts';

type SourceContext = Pick<GraphqlContext, 'shop' | 'origin' | 'store'>;

/** An order as the Storefront API's `Order`; nothing is edited, refunded or cancelled here. */
export function orderSource(order: Order, context: SourceContext) {
  const { contents, currencyCode, totalInMinorUnits } = order;
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, currencyCode);
  const total = money(totalInMinorUnits);
  const subtotal = money(contents.subtotalInMinorUnits - contents.discountInMinorUnits);
  const tax = money(contents.taxInMinorUnits);
  const delivery = money(contents.delivery.priceInMinorUnits);
  const nothing = money(0);
  const address = addressSource(order);
  return {
    __typename: 'Order' as const,
    id: `${gid('Order', order.id)}?key=${order.token}`,
    name: orderName(order),
    orderNumber: order.number,
    processedAt: order.placedAt,
    email: order.email,
    phone: contents.phone,
    customerLocale: contents.locale ?? contents.language,
    customerUrl: null,
    statusUrl: `${shopBaseUrl(context.origin, context.shop)}/orders/${order.token}`,
    currencyCode,
    edited: false,
    canceledAt: null,
    cancelReason: null,
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    successfulFulfillments: [],
    customAttributes: contents.attributes,
    shippingAddress: address,
    billingAddress: address,
    shippingDiscountAllocations: [],
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    currentSubtotalPrice: subtotal,
    totalTax: tax,
    totalTaxV2: tax,
    currentTotalTax: tax,
    totalShippingPrice: delivery,
    totalShippingPriceV2: delivery,
    currentTotalShippingPrice: delivery,
    totalPrice: total,
    totalPriceV2: total,
    currentTotalPrice: total,
    originalTotalPrice: total,
    totalRefunded: nothing,
    totalRefundedV2: nothing,
    currentTotalDuties: null,
    originalTotalDuties: null,
    lines: contents.lines.map((line) => lineSource(line, currencyCode, context)),
    applications: [
      ...contents.discounts,
      ...contents.lines.flatMap(({ discounts }) => discounts),
    ].map((discount) => discountApplicationSource(discount, currencyCode)),
  };
}

export type OrderSource = ReturnType<typeof orderSource>;

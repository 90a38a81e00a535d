import {
  type GraphqlContext,
  gid,
  secretHash,
  shopBaseUrl,
  wireMoney,
} from '../../../protocol/index.ts';
import {
  currentSums,
  financialStatus,
  fulfillmentStatus,
  lineStates,
  type Order,
  type OrderAddress,
  orderAddressQuery,
  orderName,
  readHistory,
  refundedInMinorUnits,
  toGraphqlDiscountApplication,
  updatedAt,
} from '../../orders/index.ts';
import { listReturns } from '../store/returns.ts';
import { toAccountAddress } from './customer.ts';
import { toLineItem } from './line-item.ts';
import { toFulfillment, toReturn } from './parcels-and-returns.ts';

/** Told to the buyer, and no key to anything. */
function confirmationNumber({ token }: Order): string {
  return secretHash(`confirmation ${token}`)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 9)
    .toUpperCase();
}

function addressOf({ id, contents }: Order, address: OrderAddress) {
  const { regionCode, regionName, ...lines } = address;
  const written = toAccountAddress({
    id,
    contents: {
      ...lines,
      company: null,
      provinceCode: regionCode,
      province: regionName,
      phone: contents.phone,
    },
  });
  // The number is the order's: in the address book it is another address.
  return { ...written, id: `${written.id}?${orderAddressQuery(contents, address)}` };
}

/** An order as the Customer Account API has it, by now. */
export function toAccountOrder(order: Order, context: GraphqlContext) {
  const { contents, currencyCode } = order;
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, currencyCode);
  const history = readHistory(context.store.read, order.id);
  const lines = lineStates(order, history).map((state) => toLineItem(order, state, context));
  const returns = listReturns(context.store.read, order);
  const current = currentSums(order, history);
  const status = financialStatus(order, history);
  const refunded = refundedInMinorUnits(history);
  const { address, billingAddress, delivery } = contents;
  return {
    __typename: 'Order' as const,
    order,
    id: gid('Order', order.id),
    name: orderName(order),
    number: order.number,
    confirmationNumber: confirmationNumber(order),
    createdAt: order.placedAt,
    processedAt: order.placedAt,
    updatedAt: updatedAt(order, history),
    cancelledAt: history.cancellation?.cancelledAt ?? null,
    cancelReason: history.cancellation?.reason ?? null,
    currencyCode,
    email: order.email,
    phone: contents.phone,
    customerLocale: contents.locale ?? contents.language,
    customAttributes: contents.attributes,
    note: contents.note,
    poNumber: null,
    locationName: null,
    edited: false,
    draftOrder: null,
    requiresShipping: true,
    financialStatus: status,
    fulfillmentStatus: fulfillmentStatus(order, history),
    statusPageUrl: `${shopBaseUrl(context.origin, context.shop)}/orders/${order.token}`,
    shippingAddress: addressOf(order, address),
    billingAddress: addressOf(order, billingAddress ?? address),
    shippingLine: {
      handle: delivery.key,
      title: delivery.title,
      originalPrice: money(delivery.priceInMinorUnits),
    },
    shippingTitle: delivery.title,
    shippingDiscountAllocations: [],
    subtotal: money(current.subtotalInMinorUnits),
    totalPrice: money(order.totalInMinorUnits),
    totalShipping: money(delivery.priceInMinorUnits),
    totalTax: money(contents.taxInMinorUnits),
    totalRefunded: money(refunded),
    totalDuties: null,
    totalTip: null,
    paymentInformation: {
      paymentCollectionUrl: null,
      paymentStatus: status,
      paymentTerms: null,
      totalOutstandingAmount: money(0),
      totalPaidAmount: money(order.totalInMinorUnits),
    },
    refunds: history.refunds.map((refund) => ({
      __typename: 'Refund' as const,
      id: gid('Refund', refund.id),
      createdAt: refund.createdAt,
      updatedAt: refund.createdAt,
      returnName: null,
      totalRefunded: money(refund.amountInMinorUnits),
    })),
    lines,
    fulfillmentList: history.fulfillments.map((one) => toFulfillment(one, lines)),
    requestedReturns: returns,
    returnList: returns.map((one, index) =>
      toReturn(order, one, { position: index + 1, ordered: lines }),
    ),
    applications: [
      ...contents.discounts,
      ...contents.lines.flatMap(({ discounts }) => discounts),
    ].map((discount) => toGraphqlDiscountApplication(discount, currencyCode)),
  };
}

export type AccountOrder = ReturnType<typeof toAccountOrder>;

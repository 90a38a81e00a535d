import {
  type GraphqlContext,
  gid,
  secretHash,
  shopBaseUrl,
  wireMoney,
} from '../../../protocol/index.ts';
import {
  currentSums,
  discountApplications,
  hasParcel,
  lineStates,
  type Order,
  type OrderAddress,
  type OrderHistory,
  orderAddressQuery,
  orderFacts,
  orderName,
  readHistory,
  refundedInMinorUnits,
} from '../../orders/index.ts';
import { listReturns, type RequestedReturn } from '../store/returns.ts';
import { toAccountAddress } from './customer.ts';
import { type AccountLine, placeNumber, toLineItem } from './line-item.ts';

/** Makes a number that is told to the buyer, and is no key to anything. */
function confirmationNumber({ token }: Order): string {
  return secretHash(`confirmation ${token}`)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 9)
    .toUpperCase();
}

function addressOf({ id, contents }: Order, address: OrderAddress) {
  const { regionCode: provinceCode, regionName: province, ...lines } = address;
  const { phone } = contents;
  const written = toAccountAddress({
    id,
    contents: { ...lines, company: null, provinceCode, province, phone },
  });
  // The number is the order's: in the address book it is another address.
  return { ...written, id: `${written.id}?${orderAddressQuery(contents, address)}` };
}

/** Converts an order, as it is now, for the Customer Account API. */
export function toAccountOrder(order: Order, context: GraphqlContext) {
  const { contents, currencyCode } = order;
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, currencyCode);
  const history = readHistory(context.store.read, order.id);
  const lines = lineStates(order, history).map((state) => toLineItem(order, state, context));
  const returns = listReturns(context.store.read, order);
  const { address, billingAddress, delivery } = contents;
  return {
    ...orderFacts(order, history),
    order,
    id: gid('Order', order.id),
    confirmationNumber: confirmationNumber(order),
    note: contents.note,
    statusPageUrl: `${shopBaseUrl(context.origin, context.shop)}/orders/${order.token}`,
    shippingAddress: hasParcel(delivery) ? addressOf(order, address) : null,
    billingAddress: addressOf(order, billingAddress ?? address),
    shippingTitle: delivery.title,
    subtotal: money(currentSums(order, history).subtotalInMinorUnits),
    totalPrice: money(order.totalInMinorUnits),
    totalShipping: money(delivery.priceInMinorUnits),
    shippingDiscountAllocations: [],
    totalTax: money(contents.taxInMinorUnits),
    totalRefunded: money(refundedInMinorUnits(history)),
    refunds: history.refunds.map(({ id, createdAt, amountInMinorUnits }) => ({
      id: gid('Refund', id),
      createdAt,
      totalRefunded: money(amountInMinorUnits),
    })),
    lines,
    fulfillmentList: history.fulfillments.map((one) => toFulfillment(one, lines)),
    requestedReturns: returns,
    returnList: returns.map((one, index) => toReturn(order, one, { place: index, lines })),
    applications: discountApplications(order),
  };
}

export type AccountOrder = ReturnType<typeof toAccountOrder>;

const findLine = (lines: readonly AccountLine[], lineId: string) =>
  lines.find(({ state }) => state.line.id === lineId);

function toFulfillment(
  fulfillment: OrderHistory['fulfillments'][number],
  ordered: readonly AccountLine[],
) {
  const { id, createdAt, tracking, events, lines } = fulfillment;
  const isTracked = tracking.number !== null || tracking.url !== null;
  return {
    __typename: 'Fulfillment' as const,
    id: gid('Fulfillment', id),
    createdAt,
    updatedAt: fulfillment.updatedAt,
    status: 'SUCCESS',
    latestShipmentStatus: events.at(-1)?.status ?? null,
    trackingInformation: isTracked ? [tracking] : [],
    eventList: events.map((event) => ({ ...event, id: gid('FulfillmentEvent', event.id) })),
    lines: lines.flatMap(({ lineId, quantity }, index) => {
      const lineItem = findLine(ordered, lineId);
      const own = gid('FulfillmentLineItem', placeNumber(id, index + 1));
      return lineItem === undefined ? [] : [{ id: own, lineItem, quantity }];
    }),
  };
}

export type AccountFulfillment = ReturnType<typeof toFulfillment>;

interface Place {
  /** Number of the returns of the order before it. */
  readonly place: number;
  readonly lines: readonly AccountLine[];
}

export function toReturn(order: Order, asked: RequestedReturn, { place, lines }: Place) {
  return {
    __typename: 'Return' as const,
    id: gid('Return', asked.id),
    name: `${orderName(order)}-R${place + 1}`,
    status: 'REQUESTED',
    createdAt: asked.createdAt,
    lines: asked.lines.flatMap(({ id, lineId, quantity, reason }) => {
      const lineItem = findLine(lines, lineId);
      if (lineItem === undefined) return [];
      const __typename = 'ReturnLineItem' as const;
      const own = gid('ReturnLineItem', id);
      return [{ __typename, id: own, lineItem, quantity, returnReason: reason }];
    }),
  };
}

export type AccountReturn = ReturnType<typeof toReturn>;

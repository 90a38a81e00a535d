import { gid, parseGid, wireMoney } from '../../../protocol/index.ts';
import { isDelivered } from '../changes/fulfil.ts';
import type { Fulfillment, OrderHistory, Refund } from '../changes/order-history.ts';
import {
  currentSums,
  financialStatus,
  fulfillmentStatus,
  type LineState,
  lineStates,
  refundedInMinorUnits,
  updatedAt,
} from '../changes/order-state.ts';
import { type Order, orderName, orderSums } from '../order.ts';

/** A line has no number of its own: it is made of the order's and its place. */
const LINES_PER_ORDER = 1000;

function lineNumber({ id }: Pick<Order, 'id'>, { position }: Pick<LineState, 'position'>) {
  return id * LINES_PER_ORDER + position;
}

/** The line of an order that a `LineItem` or `FulfillmentOrderLineItem` id names; empty for none. */
export function lineIdOf(order: Order, id: string): string {
  const position = Number(parseGid(id)?.id) - order.id * LINES_PER_ORDER;
  return order.contents.lines[position - 1]?.id ?? '';
}

export function numberOf(id: string, type: string): number | null {
  const parsed = parseGid(id);
  return parsed?.type === type && /^\d{1,15}$/.test(parsed.id) ? Number(parsed.id) : null;
}

export function adminOrder(order: Order, history: OrderHistory) {
  const { contents } = order;
  const { currencyCode } = order;
  const bag = (amountInMinorUnits: number) => {
    const money = wireMoney(amountInMinorUnits, currencyCode);
    return { shopMoney: money, presentmentMoney: money };
  };
  const current = currentSums(order, history);
  const delivery = contents.delivery.priceInMinorUnits;
  const lines = lineStates(order, history).map((state) => adminLine(order, state, bag));
  const lineOf = (lineId: string) => lines.find((line) => line.lineId === lineId);
  return {
    __typename: 'Order' as const,
    order,
    id: gid('Order', order.id),
    name: orderName(order),
    number: order.number,
    email: order.email,
    createdAt: order.placedAt,
    processedAt: order.placedAt,
    updatedAt: updatedAt(order, history),
    cancelledAt: history.cancellation?.cancelledAt ?? null,
    cancelReason: history.cancellation?.reason ?? null,
    customerLocale: contents.locale ?? contents.language,
    currencyCode,
    customAttributes: contents.attributes,
    displayFinancialStatus: financialStatus(order, history),
    displayFulfillmentStatus: fulfillmentStatus(order, history),
    subtotalPriceSet: bag(contents.subtotalInMinorUnits - contents.discountInMinorUnits),
    totalShippingPriceSet: bag(delivery),
    totalTaxSet: bag(contents.taxInMinorUnits),
    totalPriceSet: bag(order.totalInMinorUnits),
    currentSubtotalPriceSet: bag(current.subtotalInMinorUnits),
    currentTotalPriceSet: bag(current.totalInMinorUnits),
    totalRefundedSet: bag(refundedInMinorUnits(history)),
    totalRefundedShippingSet: bag(delivery - current.deliveryInMinorUnits),
    lines,
    fulfillmentOrder: {
      id: gid('FulfillmentOrder', order.id),
      status: fulfillmentOrderStatus(history, lines),
      lines,
    },
    fulfillmentList: history.fulfillments.map((one) => adminFulfillment(order, one, lineOf)),
    refundList: history.refunds.map((one) => adminRefund(one, lineOf, bag)),
    sales: salesOf(order).map((sale, index) => ({
      id: gid('OrderTransaction', index === 0 ? order.id : `${order.id}-${index + 1}`),
      kind: 'SALE',
      status: 'SUCCESS',
      gateway: sale.gateway,
      amountSet: bag(sale.amountInMinorUnits),
    })),
  };
}

/** The payment card's first, if one was used. */
function salesOf(order: Order) {
  const { giftCards, dueInMinorUnits } = orderSums(order);
  const byCard = { gateway: 'bogus', amountInMinorUnits: dueInMinorUnits };
  const byGiftCards = giftCards.map(({ amountInMinorUnits }) => ({
    gateway: 'gift_card',
    amountInMinorUnits,
  }));
  return byGiftCards.length > 0 && dueInMinorUnits === 0 ? byGiftCards : [byCard, ...byGiftCards];
}

export type AdminOrder = ReturnType<typeof adminOrder>;
type AdminLine = ReturnType<typeof adminLine>;
type LineFinder = (lineId: string) => AdminLine | undefined;

function adminLine<Money>(order: Order, state: LineState, bag: (amount: number) => Money) {
  const { line } = state;
  const { productTitle, variantTitle } = line;
  return {
    lineId: line.id,
    number: lineNumber(order, state),
    id: gid('LineItem', lineNumber(order, state)),
    title: productTitle,
    name: variantTitle === null ? productTitle : `${productTitle} - ${variantTitle}`,
    variantTitle,
    sku: line.sku,
    quantity: line.quantity,
    currentQuantity: state.refundableQuantity,
    unfulfilledQuantity: state.fulfillableQuantity,
    refundableQuantity: state.refundableQuantity,
    customAttributes: line.attributes,
    originalUnitPriceSet: bag(line.unitPriceInMinorUnits),
    originalTotalSet: bag(line.subtotalInMinorUnits),
    discountedTotalSet: bag(line.totalInMinorUnits),
  };
}

function fulfillmentOrderStatus({ cancellation }: OrderHistory, lines: readonly AdminLine[]) {
  if (cancellation !== null) return 'CANCELLED';
  return lines.some(({ unfulfilledQuantity }) => unfulfilledQuantity > 0) ? 'OPEN' : 'CLOSED';
}

function adminFulfillment(order: Order, fulfillment: Fulfillment, lineOf: LineFinder) {
  const { tracking } = fulfillment;
  const isTracked = Object.values(tracking).some((part) => part !== null);
  return {
    __typename: 'Fulfillment' as const,
    id: gid('Fulfillment', fulfillment.id),
    name: `${orderName(order)}-F${fulfillment.id}`,
    status: 'SUCCESS',
    createdAt: fulfillment.createdAt,
    updatedAt: fulfillment.updatedAt,
    deliveredAt: isDelivered(fulfillment) ? (fulfillment.events.at(-1)?.happenedAt ?? null) : null,
    totalQuantity: fulfillment.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    trackingInfo: isTracked ? [tracking] : [],
    lines: fulfillment.lines.map(({ lineId, quantity }) => ({
      id: gid('FulfillmentLineItem', `${fulfillment.id}-${lineOf(lineId)?.number ?? 0}`),
      lineItem: lineOf(lineId),
      quantity,
    })),
    eventList: fulfillment.events.map(({ id, status, happenedAt }) => ({
      id: gid('FulfillmentEvent', id),
      status,
      happenedAt,
    })),
  };
}

function adminRefund<Money>(refund: Refund, lineOf: LineFinder, bag: (amount: number) => Money) {
  return {
    __typename: 'Refund' as const,
    id: gid('Refund', refund.id),
    createdAt: refund.createdAt,
    updatedAt: refund.createdAt,
    note: refund.note,
    totalRefundedSet: bag(refund.amountInMinorUnits),
    lines: refund.lines.map((line) => ({
      id: gid('RefundLineItem', line.id),
      lineItem: lineOf(line.lineId),
      quantity: line.quantity,
      restockType: line.restockType,
      restocked: line.restockType !== 'NO_RESTOCK',
      subtotalSet: bag(line.subtotalInMinorUnits),
    })),
  };
}

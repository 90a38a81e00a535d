import { includedTaxes, type TaxSum } from '../../shipping/index.ts';
import { paidByLine } from '../line-shares.ts';
import { isSentLine, type Order, type OrderLine } from '../order.ts';
import type { OrderHistory, RefundLine } from './order-history.ts';

type Ordered = Pick<Order, 'totalInMinorUnits' | 'contents'>;

export type LineState = Readonly<ReturnType<typeof lineStates>[number]>;

export function lineStates(order: Ordered, history: OrderHistory) {
  const sent = history.fulfillments.flatMap(({ lines }) => lines);
  const back = history.refunds.flatMap(({ lines }) => lines);
  return order.contents.lines.map((line, index) => {
    const ofLine = back.filter(({ lineId }) => lineId === line.id);
    const refundedAs = (type: RefundLine['restockType']) =>
      quantityIn(ofLine.filter(({ restockType }) => restockType === type));
    const fulfilledQuantity = quantityIn(sent.filter(({ lineId }) => lineId === line.id));
    const refundedQuantity = quantityIn(ofLine);
    const unsentQuantity = line.quantity - fulfilledQuantity - refundedAs('CANCEL');
    return {
      line,
      /** Place among the lines, counted from 1. */
      position: index + 1,
      fulfilledQuantity,
      refundedQuantity,
      /** Units still to be sent: those refunded as cancelled never leave, nor do any of a cancelled order. */
      fulfillableQuantity: history.cancellation === null ? unsentQuantity : 0,
      refundableQuantity: line.quantity - refundedQuantity,
      refundedInMinorUnits: ofLine.reduce((sum, one) => sum + one.subtotalInMinorUnits, 0),
      /** Units that left and have not come back yet. */
      returnableQuantity: fulfilledQuantity - refundedAs('RETURN'),
    };
  });
}

/** Asks whether a parcel has still to leave with units of the line. */
export function isToBeSent({ line, fulfillableQuantity }: LineState): boolean {
  return fulfillableQuantity > 0 && isSentLine(line);
}

const quantityIn = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Computes what so many more units of a line are worth: all units together are worth exactly what was paid. */
export function valueOfUnits(
  { line, refundedQuantity }: LineState,
  units: number,
  paidInMinorUnits: number,
): number {
  const worth = (count: number) => Math.round((paidInMinorUnits * count) / line.quantity);
  return worth(refundedQuantity + units) - worth(refundedQuantity);
}

export function refundedInMinorUnits({ refunds }: OrderHistory): number {
  return refunds.reduce((sum, { amountInMinorUnits }) => sum + amountInMinorUnits, 0);
}

export function refundableInMinorUnits(order: Ordered, history: OrderHistory): number {
  return order.totalInMinorUnits - refundedInMinorUnits(history);
}

export function refundableDeliveryInMinorUnits(order: Ordered, { refunds }: OrderHistory): number {
  const refunded = refunds.reduce((sum, { shippingInMinorUnits }) => sum + shippingInMinorUnits, 0);
  return order.contents.delivery.priceInMinorUnits - refunded;
}

export function financialStatus(
  order: Ordered,
  history: OrderHistory,
): 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' {
  const refunded = refundedInMinorUnits(history);
  if (refunded === 0) return 'PAID';
  return refunded < order.totalInMinorUnits ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

export function fulfillmentStatus(
  order: Ordered,
  history: OrderHistory,
): 'UNFULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED' {
  if (history.fulfillments.length === 0) return 'UNFULFILLED';
  const isDone = lineStates(order, history).every((state) => !isToBeSent(state));
  return isDone ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
}

/** Returns when anything about an order last changed. */
export function updatedAt({ placedAt }: Pick<Order, 'placedAt'>, history: OrderHistory): string {
  const moments = [
    placedAt,
    ...history.fulfillments.map((fulfillment) => fulfillment.updatedAt),
    ...history.refunds.map(({ createdAt }) => createdAt),
    history.cancellation?.cancelledAt ?? '',
  ];
  return moments.toSorted().at(-1) ?? placedAt;
}

/** Computes what is left of the order's sums after goods and delivery were taken back. */
export function currentSums(order: Ordered, history: OrderHistory) {
  const { contents } = order;
  const states = lineStates(order, history);
  const goods = states.reduce((sum, one) => sum + one.refundedInMinorUnits, 0);
  const subtotalInMinorUnits =
    contents.subtotalInMinorUnits - contents.discountInMinorUnits - goods;
  const deliveryInMinorUnits = refundableDeliveryInMinorUnits(order, history);
  const totalInMinorUnits = subtotalInMinorUnits + deliveryInMinorUnits;
  const left = { subtotalInMinorUnits, deliveryInMinorUnits, totalInMinorUnits };
  if (contents.taxes !== undefined) {
    const back = new Map(states.map((one) => [one.line.id, one.refundedInMinorUnits]));
    const taxes = taxesOf({ ...contents, deliveryInMinorUnits }, back);
    return { ...left, taxInMinorUnits: taxes.reduce((sum, one) => sum + one.taxInMinorUnits, 0) };
  }
  const vouchers = states.filter(({ line }) => line.isGiftCard === true);
  const sold = vouchers.reduce((sum, { line }) => sum + line.totalInMinorUnits, 0);
  const kept = vouchers.reduce((sum, one) => sum - one.refundedInMinorUnits, sold);
  const taxed = order.totalInMinorUnits - sold;
  const taxInMinorUnits =
    taxed === 0 ? 0 : Math.round((contents.taxInMinorUnits * (totalInMinorUnits - kept)) / taxed);
  return { ...left, taxInMinorUnits };
}

interface TaxedOrder {
  readonly lines: readonly (Parameters<typeof paidByLine>[0]['lines'][number] &
    Pick<OrderLine, 'taxPercent' | 'isSent'>)[];
  readonly discounts: Parameters<typeof paidByLine>[0]['discounts'];
  readonly deliveryInMinorUnits: number;
}

/** Tax in an order by its rates, without what was taken back of its lines. */
export function taxesOf(
  { deliveryInMinorUnits, ...goods }: TaxedOrder,
  back: ReadonlyMap<string, number> = new Map(),
): readonly TaxSum[] {
  const paid = paidByLine(goods);
  const parts = goods.lines.map(({ id, taxPercent: percent = 0, ...line }) => ({
    percent,
    amountInMinorUnits: (paid.get(id) ?? 0) - (back.get(id) ?? 0),
    isSent: isSentLine(line),
  }));
  return includedTaxes(parts, deliveryInMinorUnits);
}

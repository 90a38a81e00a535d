import { gid } from '../../../protocol/index.ts';
import { type Order, type OrderHistory, orderName } from '../../orders/index.ts';
import type { RequestedReturn } from '../store/returns.ts';
import { type AccountLine, placeNumber } from './line-item.ts';

export function toFulfillment(
  { id, createdAt, updatedAt, tracking, events, lines }: OrderHistory['fulfillments'][number],
  ordered: readonly AccountLine[],
) {
  const { company, number, url } = tracking;
  return {
    __typename: 'Fulfillment' as const,
    id: gid('Fulfillment', id),
    createdAt,
    updatedAt,
    status: 'SUCCESS',
    latestShipmentStatus: events.at(-1)?.status ?? null,
    estimatedDeliveryAt: null,
    isPickedUp: false,
    requiresShipping: true,
    trackingInformation: number === null && url === null ? [] : [{ company, number, url }],
    eventList: events.map((event) => ({ ...event, id: gid('FulfillmentEvent', event.id) })),
    lines: lines.flatMap(({ lineId, quantity }, index) => {
      const lineItem = ordered.find(({ state }) => state.line.id === lineId);
      const own = gid('FulfillmentLineItem', placeNumber(id, index + 1));
      return lineItem === undefined ? [] : [{ id: own, lineItem, quantity }];
    }),
  };
}

export type AccountFulfillment = ReturnType<typeof toFulfillment>;

export function toReturn(
  order: Order,
  { id, createdAt, lines }: RequestedReturn,
  { position, ordered }: { readonly position: number; readonly ordered: readonly AccountLine[] },
) {
  return {
    __typename: 'Return' as const,
    id: gid('Return', id),
    name: `${orderName(order)}-R${position}`,
    status: 'REQUESTED',
    createdAt,
    updatedAt: createdAt,
    closedAt: null,
    returnLineItemsCount: { count: lines.length, precision: 'EXACT' },
    lines: lines.flatMap((line) => {
      const lineItem = ordered.find(({ state }) => state.line.id === line.lineId);
      if (lineItem === undefined) return [];
      return {
        __typename: 'ReturnLineItem' as const,
        id: gid('ReturnLineItem', line.id),
        lineItem,
        quantity: line.quantity,
        returnReason: line.reason,
        returnReasonDefinition: null,
      };
    }),
  };
}

export type AccountReturn = ReturnType<typeof toReturn>;

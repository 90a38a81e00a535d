import type { IdAllocator } from '../../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql } from '../../../store/index.ts';
import {
  CANCELLATIONS,
  FULFILLMENT_EVENTS,
  type Fulfillment,
  type OrderHistory,
  REFUND_LINES,
  REFUNDS,
  type Refund,
  type RefundLine,
  type Tracking,
} from './order-history.ts';

const FULFILLMENTS = defineTable('fulfillments', {
  id: column.integer,
  orderId: column.integer,
  createdAt: column.text,
  updatedAt: column.text,
  trackingCompany: column.optional(column.text),
  trackingNumber: column.optional(column.text),
  trackingUrl: column.optional(column.text),
});
const FULFILLMENT_LINES = defineTable('fulfillment_lines', {
  fulfillmentId: column.integer,
  lineId: column.text,
  quantity: column.integer,
});

export function readHistory(sql: Sql, orderId: number): OrderHistory {
  const ofOrder = 'WHERE order_id = ? ORDER BY rowid';
  const ofFulfillment = 'WHERE fulfillment_id = ? ORDER BY rowid';
  return {
    fulfillments: FULFILLMENTS.all(sql, ofOrder, orderId).map(
      ({ trackingCompany: company, trackingNumber: number, trackingUrl: url, ...row }) => ({
        ...row,
        tracking: { company, number, url },
        lines: FULFILLMENT_LINES.all(sql, ofFulfillment, row.id),
        events: FULFILLMENT_EVENTS.all(sql, ofFulfillment, row.id),
      }),
    ),
    refunds: REFUNDS.all(sql, ofOrder, orderId).map((row) => ({
      ...row,
      lines: REFUND_LINES.all(sql, 'WHERE refund_id = ? ORDER BY id', row.id),
    })),
    cancellation: CANCELLATIONS.find(sql, ofOrder, orderId),
  };
}

export function findOrderIdOfRefund(sql: Sql, refundId: number): number | null {
  return REFUNDS.find(sql, 'WHERE id = ?', refundId)?.orderId ?? null;
}

const trackingColumns = ({ company, number, url }: Tracking) => ({
  trackingCompany: company,
  trackingNumber: number,
  trackingUrl: url,
});

export function writeFulfillment(
  sql: Sql,
  ids: IdAllocator,
  draft: Pick<Fulfillment, 'orderId' | 'createdAt' | 'tracking' | 'lines'>,
): number {
  const id = ids.next('Fulfillment');
  const { orderId, createdAt, tracking, lines } = draft;
  for (const line of lines) FULFILLMENT_LINES.insert(sql, { ...line, fulfillmentId: id });
  const row = { id, orderId, createdAt, updatedAt: createdAt, ...trackingColumns(tracking) };
  FULFILLMENTS.insert(sql, row);
  return id;
}

export function writeTracking(sql: Sql, id: number, tracking: Tracking, updatedAt: string): void {
  FULFILLMENTS.update(sql, { updatedAt, ...trackingColumns(tracking) }, 'WHERE id = ?', id);
}

export function writeEvent(
  sql: Sql,
  ids: IdAllocator,
  event: Omit<RowOf<typeof FULFILLMENT_EVENTS>, 'id'>,
): number {
  const id = ids.next('FulfillmentEvent');
  FULFILLMENT_EVENTS.insert(sql, { ...event, id });
  FULFILLMENTS.update(sql, { updatedAt: event.happenedAt }, 'WHERE id = ?', event.fulfillmentId);
  return id;
}

export type RefundDraft = Omit<Refund, 'id' | 'lines'> & {
  readonly lines: readonly Omit<RefundLine, 'id'>[];
};

export function writeRefund(sql: Sql, ids: IdAllocator, draft: RefundDraft): number {
  const id = ids.next('Refund');
  for (const line of draft.lines) {
    REFUND_LINES.insert(sql, { ...line, id: ids.next('RefundLineItem'), refundId: id });
  }
  REFUNDS.insert(sql, { ...draft, id });
  return id;
}

export function writeCancellation(sql: Sql, row: RowOf<typeof CANCELLATIONS>): void {
  CANCELLATIONS.insert(sql, row);
}

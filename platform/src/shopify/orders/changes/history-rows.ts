import type { IdAllocator } from '../../../protocol/index.ts';
import {
  integerColumn,
  type Row,
  type Sql,
  textColumn,
  textColumnOrNull,
} from '../../../store/index.ts';
import {
  CANCEL_REASONS,
  type CancelReason,
  EVENT_STATUSES,
  type EventStatus,
  type Fulfillment,
  type LineQuantity,
  type OrderHistory,
  RESTOCK_TYPES,
  type Refund,
  type RefundLine,
  type Tracking,
} from './order-history.ts';

function oneOf<Value extends string>(row: Row, name: string, known: readonly Value[]): Value {
  const text = textColumn(row, name);
  const found = known.find((value) => value === text);
  if (found === undefined) throw new TypeError(`column ${name} holds "${text}"`);
  return found;
}

const quantityOf = (row: Row): LineQuantity => ({
  lineId: textColumn(row, 'line_id'),
  quantity: integerColumn(row, 'quantity'),
});

function fulfillmentOf(sql: Sql, row: Row): Fulfillment {
  const id = integerColumn(row, 'id');
  const ofFulfillment = (table: string) =>
    sql.prepare(`SELECT * FROM ${table} WHERE fulfillment_id = ? ORDER BY rowid`).all(id);
  return {
    id,
    orderId: integerColumn(row, 'order_id'),
    createdAt: textColumn(row, 'created_at'),
    updatedAt: textColumn(row, 'updated_at'),
    tracking: {
      company: textColumnOrNull(row, 'tracking_company'),
      number: textColumnOrNull(row, 'tracking_number'),
      url: textColumnOrNull(row, 'tracking_url'),
    },
    lines: ofFulfillment('fulfillment_lines').map(quantityOf),
    events: ofFulfillment('fulfillment_events').map((event) => ({
      id: integerColumn(event, 'id'),
      status: oneOf(event, 'status', EVENT_STATUSES),
      happenedAt: textColumn(event, 'happened_at'),
    })),
  };
}

function refundOf(sql: Sql, row: Row): Refund {
  const id = integerColumn(row, 'id');
  const lines = sql.prepare('SELECT * FROM refund_lines WHERE refund_id = ? ORDER BY id').all(id);
  return {
    id,
    orderId: integerColumn(row, 'order_id'),
    createdAt: textColumn(row, 'created_at'),
    note: textColumnOrNull(row, 'note'),
    amountInMinorUnits: integerColumn(row, 'amount_in_minor_units'),
    shippingInMinorUnits: integerColumn(row, 'shipping_in_minor_units'),
    lines: lines.map((line) => ({
      id: integerColumn(line, 'id'),
      ...quantityOf(line),
      subtotalInMinorUnits: integerColumn(line, 'subtotal_in_minor_units'),
      restockType: oneOf(line, 'restock_type', RESTOCK_TYPES),
    })),
  };
}

export function readHistory(sql: Sql, orderId: number): OrderHistory {
  const ofOrder = (table: string) =>
    sql.prepare(`SELECT * FROM ${table} WHERE order_id = ? ORDER BY rowid`).all(orderId);
  const [cancelled] = ofOrder('order_cancellations');
  return {
    fulfillments: ofOrder('fulfillments').map((row) => fulfillmentOf(sql, row)),
    refunds: ofOrder('refunds').map((row) => refundOf(sql, row)),
    cancellation:
      cancelled === undefined
        ? null
        : {
            cancelledAt: textColumn(cancelled, 'cancelled_at'),
            reason: oneOf(cancelled, 'reason', CANCEL_REASONS),
          },
  };
}

/** Null where no order of the shop has it. */
export function orderIdOfFulfillment(sql: Sql, shop: string, id: number): number | null {
  const row = sql
    .prepare(
      'SELECT order_id FROM fulfillments f JOIN orders o ON o.id = f.order_id WHERE f.id = ? AND o.shop = ?',
    )
    .get(id, shop);
  return row === undefined ? null : integerColumn(row, 'order_id');
}

export function writeFulfillment(
  sql: Sql,
  ids: IdAllocator,
  draft: Pick<Fulfillment, 'orderId' | 'createdAt' | 'tracking' | 'lines'>,
): number {
  const id = ids.next('Fulfillment');
  const { orderId, createdAt, tracking } = draft;
  for (const { lineId, quantity } of draft.lines) {
    sql
      .prepare('INSERT INTO fulfillment_lines (fulfillment_id, line_id, quantity) VALUES (?, ?, ?)')
      .run(id, lineId, quantity);
  }
  sql
    .prepare(
      `INSERT INTO fulfillments (id, order_id, created_at, updated_at, tracking_company, tracking_number, tracking_url)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, orderId, createdAt, createdAt, tracking.company, tracking.number, tracking.url);
  return id;
}

export function writeTracking(sql: Sql, id: number, tracking: Tracking, now: string): void {
  sql
    .prepare(
      `UPDATE fulfillments SET updated_at = ?, tracking_company = ?, tracking_number = ?, tracking_url = ?
       WHERE id = ?`,
    )
    .run(now, tracking.company, tracking.number, tracking.url, id);
}

export function writeEvent(
  sql: Sql,
  ids: IdAllocator,
  event: {
    readonly fulfillmentId: number;
    readonly status: EventStatus;
    readonly happenedAt: string;
  },
): number {
  const id = ids.next('FulfillmentEvent');
  const { fulfillmentId, status, happenedAt } = event;
  sql
    .prepare(
      'INSERT INTO fulfillment_events (id, fulfillment_id, status, happened_at) VALUES (?, ?, ?, ?)',
    )
    .run(id, fulfillmentId, status, happenedAt);
  sql.prepare('UPDATE fulfillments SET updated_at = ? WHERE id = ?').run(happenedAt, fulfillmentId);
  return id;
}

export type RefundDraft = Omit<Refund, 'id' | 'lines'> & {
  readonly lines: readonly Omit<RefundLine, 'id'>[];
};

export function writeRefund(sql: Sql, ids: IdAllocator, draft: RefundDraft): number {
  const id = ids.next('Refund');
  for (const line of draft.lines) {
    sql
      .prepare(
        `INSERT INTO refund_lines (id, refund_id, line_id, quantity, subtotal_in_minor_units, restock_type)
         VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(
        ids.next('RefundLineItem'),
        id,
        line.lineId,
        line.quantity,
        line.subtotalInMinorUnits,
        line.restockType,
      );
  }
  sql
    .prepare(
      `INSERT INTO refunds (id, order_id, created_at, note, amount_in_minor_units, shipping_in_minor_units)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      draft.orderId,
      draft.createdAt,
      draft.note,
      draft.amountInMinorUnits,
      draft.shippingInMinorUnits,
    );
  return id;
}

export function writeCancellation(
  sql: Sql,
  draft: {
    readonly orderId: number;
    readonly cancelledAt: string;
    readonly reason: CancelReason;
    readonly staffNote: string | null;
  },
): void {
  sql
    .prepare(
      'INSERT INTO order_cancellations (order_id, cancelled_at, reason, staff_note) VALUES (?, ?, ?, ?)',
    )
    .run(draft.orderId, draft.cancelledAt, draft.reason, draft.staffNote);
}

import type { IdAllocator } from '../../../protocol/index.ts';
import {
  integerColumn,
  type Row,
  type Sql,
  textColumn,
  textColumnOrNull,
} from '../../../store/index.ts';
import type { Order } from '../../orders/index.ts';

export interface ReturnLine {
  readonly id: number;
  readonly lineId: string;
  readonly quantity: number;
  readonly reason: string;
  readonly customerNote: string | null;
}

/** What a customer asked to send back; nothing decides about it here. */
export interface RequestedReturn {
  readonly id: number;
  readonly createdAt: string;
  readonly lines: readonly ReturnLine[];
}

type Whose = Pick<Order, 'id'>;

function linesOf(sql: Sql, returnId: number): readonly ReturnLine[] {
  return sql
    .prepare('SELECT * FROM return_lines WHERE return_id = ? ORDER BY id')
    .all(returnId)
    .map((row) => ({
      id: integerColumn(row, 'id'),
      lineId: textColumn(row, 'line_id'),
      quantity: integerColumn(row, 'quantity'),
      reason: textColumn(row, 'reason'),
      customerNote: textColumnOrNull(row, 'customer_note'),
    }));
}

function returnOf(sql: Sql, row: Row): RequestedReturn {
  const id = integerColumn(row, 'id');
  return { id, createdAt: textColumn(row, 'created_at'), lines: linesOf(sql, id) };
}

/** Oldest first. */
export function listReturns(sql: Sql, { id }: Whose): readonly RequestedReturn[] {
  return sql
    .prepare('SELECT * FROM returns WHERE order_id = ? ORDER BY id')
    .all(id)
    .map((row) => returnOf(sql, row));
}

export function writeReturn(
  sql: Sql,
  ids: IdAllocator,
  { id: orderId }: Whose,
  { createdAt, lines }: { createdAt: string; lines: readonly Omit<ReturnLine, 'id'>[] },
): RequestedReturn {
  const id = ids.next('Return');
  sql
    .prepare('INSERT INTO returns (id, order_id, created_at) VALUES (?, ?, ?)')
    .run(id, orderId, createdAt);
  for (const { lineId, quantity, reason, customerNote } of lines) {
    sql
      .prepare(
        `INSERT INTO return_lines (id, return_id, line_id, quantity, reason, customer_note)
         VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(ids.next('ReturnLineItem'), id, lineId, quantity, reason, customerNote);
  }
  return { id, createdAt, lines: linesOf(sql, id) };
}

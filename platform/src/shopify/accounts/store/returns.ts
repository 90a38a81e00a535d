import type { IdAllocator } from '../../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql } from '../../../store/index.ts';
import type { Order } from '../../orders/index.ts';

const RETURNS = defineTable('returns', {
  id: column.integer,
  orderId: column.integer,
  createdAt: column.text,
});
const RETURN_LINES = defineTable('return_lines', {
  id: column.integer,
  returnId: column.integer,
  lineId: column.text,
  quantity: column.integer,
  reason: column.text,
  customerNote: column.optional(column.text),
});

type ReturnLine = RowOf<typeof RETURN_LINES>;

/** Goods that a customer asked to send back; nothing decides about it here. */
export type RequestedReturn = RowOf<typeof RETURNS> & { readonly lines: readonly ReturnLine[] };

const linesOf = (sql: Sql, returnId: number) =>
  RETURN_LINES.all(sql, 'WHERE return_id = ? ORDER BY id', returnId);

/** Lists returns, oldest first. */
export function listReturns(sql: Sql, { id }: Pick<Order, 'id'>): readonly RequestedReturn[] {
  return RETURNS.all(sql, 'WHERE order_id = ? ORDER BY id', id).map((row) => ({
    ...row,
    lines: linesOf(sql, row.id),
  }));
}

export function writeReturn(
  sql: Sql,
  ids: IdAllocator,
  { id: orderId }: Pick<Order, 'id'>,
  draft: {
    readonly createdAt: string;
    readonly lines: readonly Omit<ReturnLine, 'id' | 'returnId'>[];
  },
): RequestedReturn {
  const row = { id: ids.next('Return'), orderId, createdAt: draft.createdAt };
  RETURNS.insert(sql, row);
  for (const line of draft.lines) {
    RETURN_LINES.insert(sql, { ...line, id: ids.next('ReturnLineItem'), returnId: row.id });
  }
  return { ...row, lines: linesOf(sql, row.id) };
}

import { column, defineTable, type RowOf, type Sql } from '../../store/index.ts';

export const DELIVERIES = defineTable('webhook_deliveries', {
  id: column.text,
  shop: column.text,
  topic: column.text,
  address: column.text,
  payload: column.text,
  triggeredAt: column.optional(column.text),
  attempts: column.integer,
  dueAt: column.text,
  failedAt: column.optional(column.text),
});

export type Delivery = RowOf<typeof DELIVERIES>;

/** Deliveries that nobody took are kept for the console; older ones go. */
const MAX_FAILED = 1_000;

const FORGET = `DELETE FROM webhook_deliveries WHERE id IN (
  SELECT id FROM webhook_deliveries WHERE failed_at IS NOT NULL ORDER BY failed_at DESC LIMIT -1 OFFSET ?)`;

export function forgetOldestFailed(sql: Sql): void {
  sql.prepare(FORGET).run(MAX_FAILED);
}

/** Failed deliveries, the newest first. */
export function listFailed(sql: Sql): readonly Delivery[] {
  return DELIVERIES.all(sql, 'WHERE failed_at IS NOT NULL ORDER BY failed_at DESC, id');
}

/** Sends failed deliveries again, one or, without an id, all of them. */
export function sendAgain(sql: Sql, now: Date, id: string | null): void {
  const anew = { attempts: 0, dueAt: now.toISOString(), failedAt: null };
  DELIVERIES.update(sql, anew, 'WHERE failed_at IS NOT NULL AND (? IS NULL OR id = ?)', id, id);
}

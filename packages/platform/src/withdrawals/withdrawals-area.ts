import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Area } from '../area.ts';
import { hasRevision, refuseDocument, shopOfCompany } from '../newsletter/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import { readWithdrawal } from './read-withdrawal.ts';
import { sendReceipt } from './send-receipt.ts';

const LARGEST_BODY_IN_BYTES = 16_384;

/** Klaviyo's call for events, and the flow behind it that answers a withdrawal with its receipt. */
export const withdrawalsArea: Area = {
  tables: [
    `CREATE TABLE IF NOT EXISTS withdrawals (
      shop TEXT NOT NULL,
      unique_id TEXT NOT NULL,
      email TEXT NOT NULL,
      name TEXT NOT NULL,
      order_number TEXT NOT NULL,
      items TEXT NOT NULL,
      received_at TEXT NOT NULL,
      PRIMARY KEY (shop, unique_id)
    ) STRICT`,
  ],
  routes(app: Hono, context: PlatformContext) {
    app.post('/klaviyo/client/events/', bodyLimit({ maxSize: LARGEST_BODY_IN_BYTES }), (c) =>
      takeEvent(c, context),
    );
  },
};

async function takeEvent(c: Context, context: PlatformContext): Promise<Response> {
  const key = shopOfCompany(c.req.query('company_id'));
  if (key === null) return refuseDocument(c, 400, '/company_id');
  if (!hasRevision(c)) return refuseDocument(c, 400, '/revision');
  const read = readWithdrawal(await c.req.json().catch(() => null));
  if (!read.ok) return refuseDocument(c, 400, read.pointer);
  const { email, name, orderNumber, items, receivedAt, uniqueId } = read.value;
  await context.store.write((sql) => {
    // The same event told twice counts once.
    const { changes } = sql
      .prepare(
        `INSERT INTO withdrawals (shop, unique_id, email, name, order_number, items, received_at)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .run(key, uniqueId, email, name, orderNumber, items, receivedAt);
    if (Number(changes) > 0) sendReceipt(sql, context, context.shops[key], read.value);
  });
  return c.body(null, 202);
}

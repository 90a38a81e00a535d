import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Area, PlatformContext } from '../core/index.ts';
import { countAttempts, isEmail, normaliseEmail } from '../customers/index.ts';
import { documentPart, hasRevision, rejectDocument, shopOfCompany } from '../newsletter/index.ts';
import { findOrderOfBuyer } from '../orders/index.ts';
import { RECEIPT_MESSAGES } from './messages/messages.ts';
import { sendReceipt, sendToStaff, type Withdrawal } from './send-receipt.ts';

/** The only event that has a consumer. */
const METRIC = 'Withdrew From Contract';

type ParsedWithdrawal =
  | { readonly ok: true; readonly value: Withdrawal }
  | { readonly ok: false; readonly pointer: string };

function parseWithdrawal(document: unknown): ParsedWithdrawal {
  const data = documentPart(document, 'data');
  if (documentPart(data, 'type') !== 'event') return wrong('/data/type');
  const attributes = documentPart(data, 'attributes');
  const metric = documentPart(attributes, 'metric', 'data', 'attributes', 'name');
  if (metric !== METRIC) return wrong(`${IN}/metric/data/attributes/name`);
  const profile = documentPart(attributes, 'profile', 'data', 'attributes');
  const email = normaliseEmail(textAt(profile, 'email'));
  if (!isEmail(email)) return wrong(`${IN}/profile/data/attributes/email`);
  const properties = documentPart(attributes, 'properties');
  const [name, orderNumber] = [textAt(properties, 'name'), textAt(properties, 'orderNumber')];
  if (name === '') return wrong(`${IN}/properties/name`);
  if (orderNumber === '') return wrong(`${IN}/properties/orderNumber`);
  const receivedAt = textAt(attributes, 'time');
  if (Number.isNaN(Date.parse(receivedAt))) return wrong(`${IN}/time`);
  const uniqueId = textAt(attributes, 'unique_id');
  if (uniqueId === '') return wrong(`${IN}/unique_id`);
  const locale = textAt(profile, 'locale') || null;
  const items = textAt(properties, 'items');
  return { ok: true, value: { email, locale, name, orderNumber, items, receivedAt, uniqueId } };
}

const IN = '/data/attributes';

const wrong = (pointer: string): ParsedWithdrawal => ({ ok: false, pointer });

function textAt(part: unknown, name: string): string {
  const value = documentPart(part, name);
  return typeof value === 'string' ? value : '';
}

const MAX_BODY_IN_BYTES = 16_384;

/** Klaviyo's call for events, and the flow that sends the receipt of a withdrawal. */
export const withdrawalsArea: Area = {
  messages: RECEIPT_MESSAGES,
  routes(app: Hono, context: PlatformContext) {
    app.post('/klaviyo/client/events/', bodyLimit({ maxSize: MAX_BODY_IN_BYTES }), (c) =>
      takeEvent(c, context),
    );
  },
};

async function takeEvent(c: Context, context: PlatformContext): Promise<Response> {
  const key = shopOfCompany(c.req.query('company_id'));
  if (key === null) return rejectDocument(c, 400, '/company_id');
  if (!hasRevision(c)) return rejectDocument(c, 400, '/revision');
  const read = parseWithdrawal(await c.req.json().catch(() => null));
  if (!read.ok) return rejectDocument(c, 400, read.pointer);
  const { email, name, orderNumber, items, receivedAt, uniqueId } = read.value;
  await context.store.write((sql) => {
    // A repeated event counts once.
    const { changes } = sql
      .prepare(
        `INSERT INTO withdrawals (shop, unique_id, email, name, order_number, items, received_at)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .run(key, uniqueId, email, name, orderNumber, items, receivedAt);
    if (Number(changes) === 0) return;
    const order = findOrderOfBuyer(sql, { shop: key, number: orderNumber, email });
    const received = {
      shop: context.shops[key],
      withdrawal: read.value,
      isMatched: order !== null,
    };
    sendToStaff(sql, context, received);
    // The statement counts in any case; a stranger's letters to one address are bounded.
    const attempt = { limit: 'receiptToStranger', shop: key, by: email } as const;
    if (order === null && !countAttempts(sql, [attempt], context.now())) return;
    sendReceipt(sql, context, received);
  });
  return c.body(null, 202);
}

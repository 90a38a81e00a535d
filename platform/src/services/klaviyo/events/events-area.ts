import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Area, PlatformContext } from '../../../protocol/index.ts';
import { CONTACT_METRIC, takeContactMessage } from '../contact/index.ts';
import {
  hasRevision,
  METRIC_POINTER,
  parseProfileEvent,
  rejectDocument,
  shopOfCompany,
} from '../newsletter/index.ts';
import { RESTOCK_METRIC, takeRestockRequest } from '../restock/index.ts';
import { takeWithdrawal, WITHDRAWAL_METRIC } from '../withdrawals/index.ts';

/** The events that a flow waits for; each answers with the pointer to what is wrong, or null. */
const CONSUMERS: ReadonlyMap<string, typeof takeWithdrawal> = new Map([
  [WITHDRAWAL_METRIC, takeWithdrawal],
  [CONTACT_METRIC, takeContactMessage],
  [RESTOCK_METRIC, takeRestockRequest],
]);

const MAX_BODY_IN_BYTES = 32_768;

/** Klaviyo's call for events, whose flows send letters. */
export const eventsArea: Area = {
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
  const read = parseProfileEvent(await c.req.json().catch(() => null));
  if (!read.ok) return rejectDocument(c, 400, read.pointer);
  const consumer = CONSUMERS.get(read.event.metric);
  if (consumer === undefined) return rejectDocument(c, 400, METRIC_POINTER);
  const wrong = await consumer(context, context.shops[key], read.event);
  return wrong === null ? c.body(null, 202) : rejectDocument(c, 400, wrong);
}

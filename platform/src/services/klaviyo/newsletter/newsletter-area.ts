import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  type Area,
  languageFor,
  type PlatformContext,
  secretHash,
} from '../../../protocol/index.ts';
import { countAttempts, isEmail, normaliseEmail } from '../../../shopify/customers/index.ts';
import { confirmAddress, readConfirmPage } from './confirm-page.ts';
import { documentPart, hasRevision, rejectDocument, shopOfCompany } from './klaviyo-call.ts';
import { NEWSLETTER_MESSAGES } from './messages/messages.ts';
import { sendConfirmation } from './send-confirmation.ts';

interface RequestedSubscription {
  readonly email: string;
  readonly locale: string | null;
  readonly listId: string;
}

type ParsedSubscription =
  | { readonly ok: true; readonly value: RequestedSubscription }
  | { readonly ok: false; readonly pointer: string };

/** Parses Klaviyo's document; an error points at the invalid part. */
function parseSubscription(document: unknown): ParsedSubscription {
  const data = documentPart(document, 'data');
  const profile = documentPart(data, 'attributes', 'profile', 'data', 'attributes');
  const listId = documentPart(data, 'relationships', 'list', 'data', 'id');
  const consent = documentPart(profile, 'subscriptions', 'email', 'marketing', 'consent');
  const [typed, locale] = [documentPart(profile, 'email'), documentPart(profile, 'locale')];
  if (documentPart(data, 'type') !== 'subscription') return wrong('/data/type');
  if (typeof listId !== 'string' || listId === '') return wrong('/data/relationships/list/data/id');
  const inProfile = '/data/attributes/profile/data/attributes';
  const email = typeof typed === 'string' ? normaliseEmail(typed) : '';
  if (!isEmail(email)) return wrong(`${inProfile}/email`);
  if (consent !== 'SUBSCRIBED') {
    return wrong(`${inProfile}/subscriptions/email/marketing/consent`);
  }
  return { ok: true, value: { email, listId, locale: typeof locale === 'string' ? locale : null } };
}

const wrong = (pointer: string): ParsedSubscription => ({ ok: false, pointer });

const MAX_BODY_IN_BYTES = 16_384;

/** Klaviyo's call for new subscribers, with double opt-in by a link in an email. */
export const newsletterArea: Area = {
  messages: NEWSLETTER_MESSAGES,
  routes(app: Hono, context: PlatformContext) {
    app.post('/klaviyo/client/subscriptions/', bodyLimit({ maxSize: MAX_BODY_IN_BYTES }), (c) =>
      subscribe(c, context),
    );
    app.get('/klaviyo/confirm/:token', (c) => readConfirmPage(c, context));
    app.post('/klaviyo/confirm/:token', bodyLimit({ maxSize: MAX_BODY_IN_BYTES }), (c) =>
      confirmAddress(c, context),
    );
  },
};

async function subscribe(c: Context, context: PlatformContext): Promise<Response> {
  const { store, shops, ids, now } = context;
  const key = shopOfCompany(c.req.query('company_id'));
  if (key === null) return rejectDocument(c, 400, '/company_id');
  if (!hasRevision(c)) return rejectDocument(c, 400, '/revision');
  const asked = parseSubscription(await c.req.json().catch(() => null));
  if (!asked.ok) return rejectDocument(c, 400, asked.pointer);
  const { email, listId, locale } = asked.value;
  const shop = shops[key];
  const language = languageFor(locale, shop);
  const isTaken = await store.write((sql) => {
    const attempt = { limit: 'mailToAccount', shop: 'newsletter', by: email } as const;
    if (!countAttempts(sql, [attempt], now())) return false;
    const token = ids.token();
    sql
      .prepare(
        `INSERT INTO newsletter_subscriptions (token_hash, shop, list_id, email, language)
         VALUES (?, ?, ?, ?, ?)`,
      )
      .run(secretHash(token), key, listId, email, language);
    sendConfirmation(sql, context, { shop, email, language, token });
    return true;
  });
  return isTaken ? c.body(null, 202) : rejectDocument(c, 429, '/');
}

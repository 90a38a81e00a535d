import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import {
  type Area,
  isShopKey,
  languageFor,
  languageTag,
  type PlatformContext,
  storefrontLinks,
  textColumn,
  textColumnOrNull,
} from '../core/index.ts';
import { countAttempts, isEmail, normaliseEmail } from '../customers/index.ts';
import { brandTexts, sendPage } from '../pages/index.ts';
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
    app.get('/klaviyo/confirm/:token', (c) => confirm(c, context));
  },
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

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
      .run(hashOf(token), key, listId, email, language);
    sendConfirmation(sql, context, { shop, email, language, token });
    return true;
  });
  return isTaken ? c.body(null, 202) : rejectDocument(c, 429, '/');
}

async function confirm(c: Context, context: PlatformContext): Promise<Response> {
  const { store, shops, now, origin, storefrontUrl, brand } = context;
  const hash = hashOf(c.req.param('token') ?? '');
  const row = store.read
    .prepare('SELECT shop, language FROM newsletter_subscriptions WHERE token_hash = ?')
    .get(hash);
  const key = row === undefined ? 'nl' : textColumn(row, 'shop');
  const shop = shops[isShopKey(key) ? key : 'nl'];
  const language = languageFor(row === undefined ? null : textColumnOrNull(row, 'language'), shop);
  if (row !== undefined) {
    await store.write((sql) => {
      sql
        .prepare(
          `UPDATE newsletter_subscriptions SET confirmed_at = coalesce(confirmed_at, ?)
           WHERE token_hash = ?`,
        )
        .run(now().toISOString(), hash);
    });
  }
  const { doneTitle, done, goneTitle, gone, back } = brandTexts(
    NEWSLETTER_MESSAGES,
    { shop, language },
    brand,
  );
  const [title, text] = row === undefined ? [goneTitle, gone] : [doneTitle, done];
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const body = html`<main class="sheet"><h1>${title}</h1>
<p>${text}</p>
<p><a href="${home}">${back}</a></p></main>`;
  const page = { languageTag: languageTag(language, shop), title, body };
  return sendPage(c, page, { status: row === undefined ? 404 : 200, imageOrigin: origin, brand });
}

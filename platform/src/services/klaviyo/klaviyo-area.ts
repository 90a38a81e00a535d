import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  type Area,
  isSameSecret,
  isShopKey,
  languageFor,
  type PlatformContext,
  SHOP_KEYS,
  type Shop,
  secretHash,
} from '../../protocol/index.ts';
import { countAttempts, limitStrangers } from '../../shopify/customers/index.ts';
import {
  BACK_IN_STOCK,
  EVENT,
  profileEvent,
  readData,
  SUBSCRIPTION,
  type TakeEvent,
  THROTTLED,
  UNSUBSCRIPTION,
} from './documents.ts';
import { takeMessage, takeStatement } from './fact-events.ts';
import { sendConfirmation } from './link-letters.ts';
import { addLinkPages } from './link-pages.ts';
import { KLAVIYO_MESSAGES } from './messages.ts';
import { sizeOf, takeRestockRequest } from './restock-letters.ts';
import { SALON_LETTERS } from './salon-letters.ts';
import { forgetNews, forgetOld, languageOf, NEWS, ONCE, WAITING } from './subscriptions.ts';

/** Events that a flow waits for. */
const CONSUMERS: ReadonlyMap<string, TakeEvent> = new Map([
  ['Withdrew From Contract', takeStatement.bind(null, KLAVIYO_MESSAGES.withdrawals)],
  ['Cancelled Contract', takeStatement.bind(null, KLAVIYO_MESSAGES.cancellations)],
  ['Wrote To Shop', takeMessage.bind(null, KLAVIYO_MESSAGES.contact, 'orderNumber')],
  ['Reported Review', takeMessage.bind(null, KLAVIYO_MESSAGES.reports, 'review')],
  ['Back in Stock Requested', takeRestockRequest],
  ...SALON_LETTERS,
]);

const MAX_BODY_IN_BYTES = 32_768;

/** Klaviyo's calls for events, new subscribers and stock that is back, the letters of its flows, and their pages. */
export const klaviyoArea: Area = {
  messages: Object.values(KLAVIYO_MESSAGES),
  routes(app: Hono, context: PlatformContext) {
    const limit = bodyLimit({ maxSize: MAX_BODY_IN_BYTES });
    app.use(
      '/klaviyo/client/*',
      limitStrangers(context, (c) => reject(c, 429, '/')),
    );
    app.post('/klaviyo/client/events/', limit, (c) => takeEvent(c, context));
    app.post('/klaviyo/client/subscriptions/', limit, (c) => subscribeToNews(c, context));
    app.post('/klaviyo/api/profile-subscription-bulk-delete-jobs', limit, (c) =>
      unsubscribeFromNews(c, context),
    );
    app.get('/klaviyo/api/accounts', (c) => readAccount(c, context));
    app.post('/klaviyo/api/back-in-stock-subscriptions', limit, (c) => waitForStock(c, context));
    addLinkPages(app, context);
  },
};

const CODES = { 400: 'invalid', 401: 'not_authenticated', 429: 'throttled' } as const;

/** Refuses as Klaviyo does: the pointer names the part of the document that is wrong. */
function reject(c: Context, status: 400 | 401 | 429, pointer: string): Response {
  const code = CODES[status];
  const error = { status, code, title: 'Invalid input.', detail: '', source: { pointer } };
  return c.json({ errors: [error] }, status, { 'content-type': 'application/vnd.api+json' });
}

/** Klaviyo asks every call which version of its API is meant. */
function hasRevision(c: Context): boolean {
  return /^\d{4}-\d\d-\d\d/.test(c.req.header('revision') ?? '');
}

/** The shop of a call from a page: its company is DEMO and its key, as DEMONL. Else the answer that refuses it. */
function shopOfPage(c: Context, { shops }: PlatformContext): Shop | Response {
  const key = /^DEMO(\w\w)$/.exec(c.req.query('company_id') ?? '')?.[1]?.toLowerCase() ?? '';
  if (!isShopKey(key)) return reject(c, 400, '/company_id');
  return hasRevision(c) ? shops[key] : reject(c, 400, '/revision');
}

/** The shop of a call with a private key. Else the answer that refuses it. */
function shopOfKey(c: Context, { shops }: PlatformContext): Shop | Response {
  const key = /^Klaviyo-API-Key (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
  const shop = SHOP_KEYS.map((one) => shops[one]).find((one) => isSameSecret(key, one.mailKey));
  if (shop === undefined) return reject(c, 401, '/authorization');
  return hasRevision(c) ? shop : reject(c, 400, '/revision');
}

const documentOf = (c: Context): Promise<unknown> => c.req.json().catch(() => null);

async function takeEvent(c: Context, context: PlatformContext): Promise<Response> {
  const shop = shopOfPage(c, context);
  if (shop instanceof Response) return shop;
  const read = readData(EVENT, await documentOf(c));
  if ('pointer' in read) return reject(c, 400, read.pointer);
  const consumer = CONSUMERS.get(read.data.attributes.metric.data.attributes.name);
  if (consumer === undefined) {
    return reject(c, 400, '/data/attributes/metric/data/attributes/name');
  }
  const wrong = await consumer(context, shop, profileEvent(read.data));
  if (wrong === THROTTLED) return reject(c, 429, '/');
  return wrong === null ? c.body(null, 202) : reject(c, 400, wrong);
}

async function subscribeToNews(c: Context, context: PlatformContext): Promise<Response> {
  const { store, ids, now } = context;
  const shop = shopOfPage(c, context);
  if (shop instanceof Response) return shop;
  const read = readData(SUBSCRIPTION, await documentOf(c));
  if ('pointer' in read) return reject(c, 400, read.pointer);
  const { email, locale } = read.data.attributes.profile.data.attributes;
  const language = languageFor(locale, shop);
  const isTaken = await store.write((sql) => {
    const attempt = { limit: 'mailToAccount', shop: 'newsletter', by: email } as const;
    if (!countAttempts(sql, [attempt], now())) return false;
    forgetOld(sql, 'unconfirmed', now());
    const token = ids.token();
    NEWS.insert(sql, {
      tokenHash: secretHash(token),
      shop: shop.key,
      listId: read.data.relationships.list.data.id,
      email,
      language,
      confirmedAt: null,
      askedAt: now().toISOString(),
    });
    sendConfirmation(sql, context, { shop, email, language, token });
    return true;
  });
  return isTaken ? c.body(null, 202) : reject(c, 429, '/');
}

async function unsubscribeFromNews(c: Context, context: PlatformContext): Promise<Response> {
  const shop = shopOfKey(c, context);
  if (shop instanceof Response) return shop;
  const read = readData(UNSUBSCRIPTION, await documentOf(c));
  if ('pointer' in read) return reject(c, 400, read.pointer);
  await context.store.write((sql) => {
    for (const { attributes } of read.data.attributes.profiles.data) {
      forgetNews(sql, shop.key, attributes.email);
    }
  });
  return c.body(null, 202);
}

function readAccount(c: Context, context: PlatformContext): Response {
  const shop = shopOfKey(c, context);
  if (shop instanceof Response) return shop;
  return c.json({ data: [{ type: 'account', id: `DEMO${shop.key.toUpperCase()}` }] });
}

/** Adds somebody who waits; whoever waits already keeps waiting once. */
async function waitForStock(c: Context, context: PlatformContext): Promise<Response> {
  const shop = shopOfKey(c, context);
  if (shop instanceof Response) return shop;
  const read = readData(BACK_IN_STOCK, await documentOf(c));
  if ('pointer' in read) return reject(c, 400, read.pointer);
  const { attributes, relationships } = read.data;
  const { email } = attributes.profile.data.attributes;
  const variantNumber = relationships.variant.data.id;
  const size = sizeOf(context, { shop, language: languageFor(null, shop), variantNumber });
  if (size === null) return reject(c, 400, '/data/relationships/variant/data/id');
  await context.store.write((sql) => {
    const waiting = {
      id: context.ids.next('BackInStockSubscription'),
      shop: shop.key,
      email,
      variantNumber,
      language: languageOf(sql, shop, email),
      createdAt: context.now().toISOString(),
      // The size may be back already.
      isDue: size.isForSale,
      sentAt: null,
      stopHash: null,
    };
    WAITING.insert(sql, waiting, ONCE);
  });
  return c.body(null, 202);
}

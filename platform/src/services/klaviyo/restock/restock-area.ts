import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  type Area,
  isSameSecret,
  languageFor,
  type PlatformContext,
  SHOP_KEYS,
  type Shop,
} from '../../../protocol/index.ts';
import { isEmail, normaliseEmail } from '../../../shopify/customers/index.ts';
import { companyOfShop, documentPart, hasRevision, rejectDocument } from '../newsletter/index.ts';
import { RESTOCK_MESSAGES } from './messages/messages.ts';
import { sizeOf } from './product-of.ts';
import { readStopPage, stopLetters } from './stop-page.ts';
import { subscribe } from './subscriptions.ts';

const MAX_BODY_IN_BYTES = 16_384;

/** Klaviyo's calls with a private key: whose it is, and back in stock; the letters that follow, and how they stop. */
export const restockArea: Area = {
  messages: RESTOCK_MESSAGES,
  routes(app: Hono, context: PlatformContext) {
    const limit = bodyLimit({ maxSize: MAX_BODY_IN_BYTES });
    app.get('/klaviyo/api/accounts', (c) => readAccount(c, context));
    app.post('/klaviyo/api/back-in-stock-subscriptions', limit, (c) => takeCall(c, context));
    app.get('/klaviyo/stop/:token', (c) => readStopPage(c, context));
    app.post('/klaviyo/stop/:token', limit, (c) => stopLetters(c, context));
  },
};

/** An embedded shop's private key at Klaviyo is its Admin token. */
function shopOfKey(c: Context, { shops }: PlatformContext): Shop | undefined {
  const key = /^Klaviyo-API-Key (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
  return SHOP_KEYS.map((shop) => shops[shop]).find((shop) => isSameSecret(key, shop.adminToken));
}

function readAccount(c: Context, context: PlatformContext): Response {
  const shop = shopOfKey(c, context);
  if (shop === undefined) return rejectDocument(c, 401, '/data');
  if (!hasRevision(c)) return rejectDocument(c, 400, '/revision');
  return c.json({ data: [{ type: 'account', id: companyOfShop(shop.key) }] });
}

const VARIANT = /^\$shopify:::\$default:::(\d{1,15})$/;

interface ParsedCall {
  readonly email: string;
  readonly variantNumber: number;
}

function parseCall(document: unknown): ParsedCall | string {
  const data = documentPart(document, 'data');
  if (documentPart(data, 'type') !== 'back-in-stock-subscription') return '/data/type';
  const channels = documentPart(data, 'attributes', 'channels');
  if (!Array.isArray(channels) || !channels.includes('EMAIL')) return '/data/attributes/channels';
  const profile = '/data/attributes/profile/data/attributes';
  const typed = documentPart(document, ...`${profile}/email`.slice(1).split('/'));
  const email = typeof typed === 'string' ? normaliseEmail(typed) : '';
  if (!isEmail(email)) return `${profile}/email`;
  const id = documentPart(data, 'relationships', 'variant', 'data', 'id');
  const number = VARIANT.exec(typeof id === 'string' ? id : '')?.[1];
  if (number === undefined) return '/data/relationships/variant/data/id';
  return { email, variantNumber: Number(number) };
}

async function takeCall(c: Context, context: PlatformContext): Promise<Response> {
  const shop = shopOfKey(c, context);
  if (shop === undefined) return rejectDocument(c, 401, '/authorization');
  if (!hasRevision(c)) return rejectDocument(c, 400, '/revision');
  const asked = parseCall(await c.req.json().catch(() => null));
  if (typeof asked === 'string') return rejectDocument(c, 400, asked);
  const size = sizeOf(context, { shop, language: languageFor(null, shop), ...asked });
  if (size === null) return rejectDocument(c, 400, '/data/relationships/variant/data/id');
  const { isForSale } = size;
  await context.store.write((sql) =>
    subscribe(sql, context.ids, { shop, ...asked, isForSale, now: context.now() }),
  );
  return c.body(null, 202);
}

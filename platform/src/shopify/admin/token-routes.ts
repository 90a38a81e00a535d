import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  isSameSecret,
  type PlatformContext,
  SHOP_PATH,
  type Shop,
  shopOfRequest,
} from '../../protocol/index.ts';
import {
  ADMIN_SCOPES,
  adminAppOf,
  issueAdminToken,
  setAdminApp,
  TOKEN_LIFETIME_IN_SECONDS,
} from './app-access.ts';

const MAX_BODY_IN_BYTES = 32_000;
const RETRY_AFTER_IN_SECONDS = '60';

/** Shopify's own words, as clients of it report them. */
const REFUSALS = {
  invalid_request: 'The request is missing a parameter, or cannot be read.',
  unsupported_grant_type: 'The grant type is not served.',
  application_cannot_be_found: 'Could not find Shopify API application with this client_id.',
  invalid_client: 'The client secret is not this application’s.',
  app_not_installed: 'The application is not installed on this shop.',
} as const;

const refuse = (c: Context, error: keyof typeof REFUSALS) =>
  c.json({ error, error_description: REFUSALS[error] }, 400);

/** Reads a form, or JSON as Shopify's own package sends it; each field at most once. */
async function readFields(c: Context): Promise<ReadonlyMap<string, unknown>> {
  const text = await c.req.text();
  if (c.req.header('content-type')?.startsWith('application/json') !== true) {
    return new Map(new URLSearchParams(text));
  }
  try {
    return new Map(Object.entries(Object(JSON.parse(text))));
  } catch {
    return new Map();
  }
}

/** Gives the shop's app a token for its id and secret (RFC 6749 §4.4). */
async function answerTokenRequest(c: Context, context: PlatformContext, shop: Shop) {
  c.header('Cache-Control', 'no-store');
  const fields = await readFields(c);
  const [grantType, clientId, secret] = ['grant_type', 'client_id', 'client_secret'].map((name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : null;
  });
  if (!grantType || !clientId || !secret) return refuse(c, 'invalid_request');
  if (grantType !== 'client_credentials') return refuse(c, 'unsupported_grant_type');
  if (!isSameSecret(clientId, shop.adminClientId)) return refuse(c, 'application_cannot_be_found');
  if (!isSameSecret(secret, shop.webhookSecret)) return refuse(c, 'invalid_client');
  const { isInstalled, scopes } = adminAppOf(context.store.read, shop);
  if (!isInstalled) return refuse(c, 'app_not_installed');
  const token = await context.store.write((sql) => issueAdminToken(sql, context, shop));
  if (token === null) {
    c.header('Retry-After', RETRY_AFTER_IN_SECONDS);
    return c.json({ errors: 'Exceeded the limit of access tokens. Slow down.' }, 429);
  }
  return c.json({
    access_token: token,
    scope: scopes.join(','),
    expires_in: TOKEN_LIFETIME_IN_SECONDS,
  });
}

/** Does what a merchant does by clicks: installs the app with these scopes, or uninstalls it. */
async function changeApp(c: Context, context: PlatformContext, shop: Shop) {
  c.header('Cache-Control', 'no-store');
  const token = c.req.header('X-Shopify-Access-Token') ?? null;
  if (!isSameSecret(token, shop.adminToken)) return c.json({ errors: 'Unauthorized' }, 401);
  const fields = await readFields(c);
  const wanted = fields.get('scopes') ?? ADMIN_SCOPES;
  if (!Array.isArray(wanted) || !wanted.every((one) => ADMIN_SCOPES.includes(one))) {
    return c.json({ errors: `scopes must be some of ${ADMIN_SCOPES.join(', ')}` }, 400);
  }
  const app = { isInstalled: fields.get('isInstalled') !== false, scopes: wanted.map(String) };
  await context.store.write((sql) => setAdminApp(sql, shop, app));
  return c.json(app);
}

export function addTokenRoutes(app: Hono, context: PlatformContext): void {
  const limit = bodyLimit({ maxSize: MAX_BODY_IN_BYTES });
  const inShop =
    (answer: (c: Context, context: PlatformContext, shop: Shop) => Promise<Response>) =>
    (c: Context) =>
      answer(c, context, shopOfRequest(c, context.shops));
  app.post(`${SHOP_PATH}/admin/oauth/access_token`, limit, inShop(answerTokenRequest));
  app.put(`${SHOP_PATH}/admin/app`, limit, inShop(changeApp));
}

import type { Context, Hono } from 'hono';
import {
  type ExecuteOperation,
  graphqlHandler,
  graphqlPaths,
  isLocalHostname,
  isSameSecret,
  limitOperations,
  type PlatformContext,
  SHOP_PATH,
  shopOfRequest,
} from '../../protocol/index.ts';
import { isAdminToken } from './app-access.ts';

const WRONG_TOKEN = {
  errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
};

/** Tells a page in a browser (DNS rebinding) from a server, which sends no origin. */
function isForeignOrigin(c: Context, origin: string): boolean {
  const from = c.req.header('origin');
  if (from === undefined) return false;
  return !URL.canParse(from) || !isLocalHostname(new URL(from).hostname, origin);
}

/** Adds the Admin API's endpoint of each shop. It answers no preflight, so no page elsewhere can use it. */
export function addAdminRoute(
  app: Hono,
  context: PlatformContext,
  execute: ExecuteOperation,
): void {
  const answer = graphqlHandler({
    context,
    execute,
    shopOf: (c) => shopOfRequest(c, context.shops),
    admit(c, shop) {
      c.header('Cache-Control', 'no-store');
      if (isForeignOrigin(c, context.origin)) return c.json({ errors: 'Forbidden' }, 403);
      const token = c.req.header('X-Shopify-Access-Token') ?? '';
      const isGood = isSameSecret(token, shop.adminToken) || isAdminToken(context, shop, token);
      if (!isGood) return c.json(WRONG_TOKEN, 401);
      return { hasToken: true, buyerIp: null };
    },
  });
  app.on('POST', [...graphqlPaths(`${SHOP_PATH}/admin/api`)], limitOperations(), answer);
}

import type { Context, Hono } from 'hono';
import {
  type ExecuteOperation,
  graphqlPaths,
  isLocalHostname,
  isSameSecret,
  limitBody,
  type PlatformContext,
  parseOperationBody,
  SHOP_PATH,
  servedVersion,
  shopOfRequest,
} from '../../protocol/index.ts';

const MAX_BODY_IN_BYTES = 1_000_000;

const WRONG_TOKEN = {
  errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
};
const NOT_GRAPHQL = { errors: { query: 'Required parameter missing or invalid' } };

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
  app.on(
    'POST',
    [...graphqlPaths(`${SHOP_PATH}/admin/api`)],
    limitBody({
      maxSize: MAX_BODY_IN_BYTES,
      onError: (c) => c.json({ errors: 'Request body is larger than 1 MB' }, 413),
    }),
    async (c) => {
      const shop = shopOfRequest(c, context.shops);
      const apiVersion = servedVersion(c.req.param('version') ?? '');
      c.header('X-Shopify-API-Version', apiVersion);
      c.header('Cache-Control', 'no-store');
      if (isForeignOrigin(c, context.origin)) return c.json({ errors: 'Forbidden' }, 403);
      const token = c.req.header('X-Shopify-Access-Token') ?? null;
      if (!isSameSecret(token, shop.adminToken)) return c.json(WRONG_TOKEN, 401);
      const body = parseOperationBody(await c.req.text());
      if (body === null) return c.json(NOT_GRAPHQL, 400);
      const response = await execute(body, {
        ...context,
        shop,
        apiVersion,
        country: shop.countryCode,
        language: shop.languages[0].code,
        request: { hasToken: true, buyerIp: null },
      });
      return c.json(response);
    },
  );
}

import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ExecuteOperation } from '../graphql/execute-operation.ts';
import { readOperationBody } from '../graphql/operation-body.ts';
import { servedVersion } from '../graphql/versions.ts';
import { shopOfRequest } from '../http/shop-of-request.ts';
import { isSameSecret } from '../ids/index.ts';
import { isOwnName } from '../pages/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import { SHOP_PATH } from '../shops/index.ts';
import { noteChanges } from './changes.ts';
import { changesOf } from './changes-of.ts';

const MAX_BODY_IN_BYTES = 1_000_000;

const WRONG_TOKEN = {
  errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
};
const NOT_GRAPHQL = { errors: { query: 'Required parameter missing or invalid' } };

/** Servers send no origin; a page whose name was pointed at this machine does. */
function comesFromElsewhere(c: Context, origin: string): boolean {
  const from = c.req.header('origin');
  if (from === undefined) return false;
  return !URL.canParse(from) || !isOwnName(new URL(from).hostname, origin);
}

/** The Admin API's endpoint of each shop. It answers no preflight, so no page elsewhere can use it. */
export function addAdminRoute(
  app: Hono,
  context: PlatformContext,
  execute: ExecuteOperation,
): void {
  app.post(
    `${SHOP_PATH}/admin/api/:version/graphql.json`,
    bodyLimit({
      maxSize: MAX_BODY_IN_BYTES,
      onError: (c) => c.json({ errors: 'Request body is larger than 1 MB' }, 413),
    }),
    async (c) => {
      const shop = shopOfRequest(c, context.shops);
      const apiVersion = servedVersion(c.req.param('version'));
      c.header('X-Shopify-API-Version', apiVersion);
      c.header('Cache-Control', 'no-store');
      if (comesFromElsewhere(c, context.origin)) return c.json({ errors: 'Forbidden' }, 403);
      const token = c.req.header('X-Shopify-Access-Token') ?? null;
      if (!isSameSecret(token, shop.adminToken)) return c.json(WRONG_TOKEN, 401);
      const body = readOperationBody(await c.req.text());
      if (body === null) return c.json(NOT_GRAPHQL, 400);
      const answer = await execute(body, {
        ...context,
        shop,
        apiVersion,
        country: shop.countryCode,
        language: shop.languages[0].code,
        request: { hasToken: true, buyerIp: null },
      });
      const at = context.now().toISOString();
      const changes = changesOf(body, answer, { shop: shop.key, at });
      if (changes.length > 0) await context.store.write((sql) => noteChanges(sql, changes));
      return c.json(answer);
    },
  );
}

import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ExecuteOperation } from '../graphql/execute-operation.ts';
import { parseBareQuery, parseOperationBody } from '../graphql/operation-body.ts';
import type { PlatformContext } from '../platform-context.ts';
import { isShopKey, SHOP_PATH, type Shop, servedVersion } from '../shops/shop.ts';
import type { Shops } from '../shops/table.ts';

/** The shop of a route under `SHOP_PATH`. */
export function shopOfRequest(c: Context, shops: Shops): Shop {
  const key = c.req.param('shop');
  if (key === undefined || !isShopKey(key)) {
    throw new Error(`${c.req.path} does not begin with a shop`);
  }
  return shops[key];
}

const MAX_BODY_IN_BYTES = 1_000_000;
const PATHS = [`${SHOP_PATH}/api/:version/graphql.json`, `${SHOP_PATH}/api/graphql.json`];

// Shopify answers requests that are not GraphQL with an object, not with a list.
const NOT_GRAPHQL = { errors: { query: 'Required parameter missing or invalid' } };
const UNAUTHORIZED = { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] };

const PRIVATE_TOKEN = 'Shopify-Storefront-Private-Token';

type TokenVerdict = 'none' | 'right' | 'wrong';

function judgeToken(c: Context, publicToken: string): TokenVerdict {
  const token = c.req.header('X-Shopify-Storefront-Access-Token') ?? c.req.header(PRIVATE_TOKEN);
  if (token === undefined) return 'none';
  return token === publicToken ? 'right' : 'wrong';
}

/** The Storefront API's endpoint of each shop, all versions at each. */
export function addGraphqlRoute(
  app: Hono,
  context: PlatformContext,
  execute: ExecuteOperation,
): void {
  for (const path of PATHS) {
    app.use(path, cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'] }));
    app.post(
      path,
      bodyLimit({
        maxSize: MAX_BODY_IN_BYTES,
        onError: (c) => c.json({ errors: 'Request body is larger than 1 MB' }, 413),
      }),
      async (c) => {
        const shop = shopOfRequest(c, context.shops);
        const verdict = judgeToken(c, shop.publicToken);
        const apiVersion = servedVersion(c.req.param('version') ?? '');
        c.header('X-Shopify-API-Version', apiVersion);
        if (verdict === 'wrong') return c.json(UNAUTHORIZED, 401);
        const isPrivate = c.req.header(PRIVATE_TOKEN) !== undefined;
        const isBare = c.req.header('content-type')?.startsWith('application/graphql') ?? false;
        const text = await c.req.text();
        const body = isBare ? parseBareQuery(text) : parseOperationBody(text);
        if (body === null) return c.json(NOT_GRAPHQL, 400);
        const response = await execute(body, {
          ...context,
          shop,
          apiVersion,
          country: shop.countryCode,
          language: shop.languages[0].code,
          request: {
            hasToken: verdict === 'right',
            // Anyone has the public token, and could name any buyer.
            buyerIp: isPrivate ? (c.req.header('Shopify-Storefront-Buyer-IP') ?? null) : null,
          },
        });
        return c.json(response);
      },
    );
  }
}

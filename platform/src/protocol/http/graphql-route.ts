import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ExecuteOperation } from '../graphql/execute-operation.ts';
import { parseBareQuery, parseOperationBody } from '../graphql/operation-body.ts';
import type { PlatformContext } from '../platform-context.ts';
import { isShopKey, SHOP_PATH, type Shop, servedVersion } from '../shops/shop.ts';
import type { Shops } from '../shops/table.ts';
import { limitBody } from './limit-body.ts';

/** The shop of a route under `SHOP_PATH`. */
export function shopOfRequest(c: Context, shops: Shops): Shop {
  const key = c.req.param('shop');
  if (key === undefined || !isShopKey(key)) {
    throw new Error(`${c.req.path} does not begin with a shop`);
  }
  return shops[key];
}

const MAX_BODY_IN_BYTES = 1_000_000;
/** With and without a version, and with and without the ending. */
export function graphqlPaths(api: string): readonly string[] {
  return ['graphql', 'graphql.json'].flatMap((end) => [`${api}/:version/${end}`, `${api}/${end}`]);
}

const PATHS = graphqlPaths(`${SHOP_PATH}/api`);

// Shopify answers requests that are not GraphQL with an object, not with a list.
const NOT_GRAPHQL = { errors: { query: 'Required parameter missing or invalid' } };
const UNAUTHORIZED = { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] };

/** Any page may ask: what it may see depends on the token that it has, and never on a cookie. */
const OPEN_TO_PAGES = {
  origin: '*',
  allowMethods: ['POST', 'OPTIONS'],
  exposeHeaders: ['X-Shopify-API-Version'],
};

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
    app.options(path, cors(OPEN_TO_PAGES));
    // Before there is a response: to change the headers of one costs as much as to make it.
    app.use(path, (c, next) => {
      c.header('Access-Control-Allow-Origin', OPEN_TO_PAGES.origin);
      c.header('Access-Control-Expose-Headers', OPEN_TO_PAGES.exposeHeaders.join(','));
      return next();
    });
    app.post(
      path,
      limitBody({
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

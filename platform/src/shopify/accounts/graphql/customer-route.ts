import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import {
  type ExecuteOperation,
  graphqlHandler,
  graphqlPaths,
  limitOperations,
  type PlatformContext,
  SHOP_PATH,
  type Shop,
  shopOfRequest,
  UNAUTHORIZED,
} from '../../../protocol/index.ts';
import { shopOfNumber } from '../issuer.ts';
import { customerOfAccountToken } from '../store/grants.ts';

/** Reads the bare token that Shopify takes; some of its own clients write the scheme before it. */
function tokenOf(c: Context): string {
  return (c.req.header('authorization') ?? '').replace(/^Bearer /i, '');
}

/** Adds the Customer Account API of each shop, on its own domain and by its number. */
export function addCustomerRoute(
  app: Hono,
  context: PlatformContext,
  execute: ExecuteOperation,
): void {
  const answerIn = (shopOf: (c: Context) => Shop | null) =>
    graphqlHandler({
      context,
      execute,
      shopOf,
      admit(c, { key: shop }) {
        c.header('Cache-Control', 'no-store');
        const held = { shop, accessToken: tokenOf(c), now: context.now() };
        const customer = customerOfAccountToken(context.store.read, held);
        if (customer === null) return c.json(UNAUTHORIZED, 401);
        return { hasToken: true, buyerIp: null, customerId: customer.id };
      },
    });
  const routes = [
    { api: `${SHOP_PATH}/customer/api`, shopOf: (c: Context) => shopOfRequest(c, context.shops) },
    {
      api: '/:shopId{\\d{1,9}}/account/customer/api',
      shopOf: (c: Context) => shopOfNumber(context, c.req.param('shopId')),
    },
  ];
  // A public client is a page: its token says what it may see.
  const open = cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'] });
  for (const { api, shopOf } of routes) {
    for (const path of graphqlPaths(api)) app.use(path, open);
    app.on('POST', [...graphqlPaths(api)], limitOperations(), answerIn(shopOf));
  }
}

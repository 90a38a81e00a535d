import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import {
  type ExecuteOperation,
  graphqlPaths,
  limitBody,
  type PlatformContext,
  parseOperationBody,
  SHOP_PATH,
  type Shop,
  servedVersion,
  shopOfRequest,
} from '../../../protocol/index.ts';
import { shopOfNumber } from '../issuer.ts';
import { customerOfAccountToken } from '../store/grants.ts';

const MAX_BODY_IN_BYTES = 1_000_000;
const UNAUTHORIZED = { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] };
const NOT_GRAPHQL = { errors: { query: 'Required parameter missing or invalid' } };

/** Shopify takes the bare token; some of its own clients write the scheme before it. */
function tokenOf(c: Context): string {
  return (c.req.header('authorization') ?? '').replace(/^Bearer /i, '');
}

async function answer(
  c: Context,
  context: PlatformContext & { readonly shop: Shop },
  execute: ExecuteOperation,
): Promise<Response> {
  const { shop, store, now } = context;
  const apiVersion = servedVersion(c.req.param('version') ?? '');
  c.header('X-Shopify-API-Version', apiVersion);
  c.header('Cache-Control', 'no-store');
  const accessToken = tokenOf(c);
  const customer = customerOfAccountToken(store.read, { shop: shop.key, accessToken, now: now() });
  if (customer === null) return c.json(UNAUTHORIZED, 401);
  const body = parseOperationBody(await c.req.text());
  if (body === null) return c.json(NOT_GRAPHQL, 400);
  const response = await execute(body, {
    ...context,
    apiVersion,
    country: shop.countryCode,
    language: shop.languages[0].code,
    request: { hasToken: true, buyerIp: null, customerId: customer.id },
  });
  return c.json(response);
}

/** The Customer Account API of each shop, on its own domain and by its number. */
export function addCustomerRoute(
  app: Hono,
  context: PlatformContext,
  execute: ExecuteOperation,
): void {
  const limit = limitBody({
    maxSize: MAX_BODY_IN_BYTES,
    onError: (c) => c.json({ errors: 'Request body is larger than 1 MB' }, 413),
  });
  const ownPaths = graphqlPaths(`${SHOP_PATH}/customer/api`);
  const numberedPaths = graphqlPaths('/:shopId{\\d{1,9}}/account/customer/api');
  // A public client is a page: its token says what it may see.
  const open = cors({ origin: '*', allowMethods: ['POST', 'OPTIONS'] });
  for (const path of [...ownPaths, ...numberedPaths]) app.use(path, open);
  app.on('POST', [...ownPaths], limit, (c) =>
    answer(c, { ...context, shop: shopOfRequest(c, context.shops) }, execute),
  );
  app.on('POST', [...numberedPaths], limit, (c: Context) => {
    const shop = shopOfNumber(context, c.req.param('shopId'));
    return shop === null ? c.notFound() : answer(c, { ...context, shop }, execute);
  });
}

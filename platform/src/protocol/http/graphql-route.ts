import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ExecuteOperation } from '../graphql/execute-operation.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import {
  type OperationBody,
  parseBareQuery,
  parseOperationBody,
} from '../graphql/operation-body.ts';
import { isSameSecret } from '../passwords/secrets.ts';
import type { PlatformContext } from '../platform-context.ts';
import { isShopKey, SHOP_PATH, type Shop, servedVersion } from '../shops/shop.ts';
import type { Shops } from '../shops/table.ts';
import { peerOf, strangerOf } from './peer.ts';

/** The shop of a route under `SHOP_PATH`. */
export function shopOfRequest(c: Context, shops: Shops): Shop {
  const key = c.req.param('shop');
  if (key === undefined || !isShopKey(key)) {
    throw new Error(`${c.req.path} does not begin with a shop`);
  }
  return shops[key];
}

const MAX_BODY_IN_BYTES = 1_000_000;
/** Paths with and without a version, and with and without the ending. */
export function graphqlPaths(api: string): readonly string[] {
  return ['graphql', 'graphql.json'].flatMap((end) => [`${api}/:version/${end}`, `${api}/${end}`]);
}

const PATHS = graphqlPaths(`${SHOP_PATH}/api`);

// Shopify answers requests that are not GraphQL with an object, not with a list.
const NOT_GRAPHQL = { errors: { query: 'Required parameter missing or invalid' } };
export const UNAUTHORIZED = { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] };

/** Any page may ask: what it may see depends on the token that it has, and never on a cookie. */
const OPEN_TO_PAGES = {
  origin: '*',
  allowMethods: ['POST', 'OPTIONS'],
  exposeHeaders: ['X-Shopify-API-Version'],
};

const PRIVATE_TOKEN = 'Shopify-Storefront-Private-Token';

/** Tells who asks; null for a token that is not the shop's. Anyone has the public token: the buyer is who asks. */
function holderOf(
  c: Context,
  { publicToken, privateToken }: Shop,
): GraphqlContext['request'] | null {
  const secret = c.req.header(PRIVATE_TOKEN);
  if (secret !== undefined) {
    const buyerIp = c.req.header('Shopify-Storefront-Buyer-IP') ?? null;
    return isSameSecret(secret, privateToken) ? { ...wishOf(c), hasToken: true, buyerIp } : null;
  }
  const token = c.req.header('X-Shopify-Storefront-Access-Token');
  if (token !== undefined && token !== publicToken) return null;
  const stranger = strangerOf(c);
  return {
    ...wishOf(c),
    hasToken: token !== undefined,
    buyerIp: peerOf(c),
    ...(stranger !== null && { stranger }),
  };
}

/** Nobody guesses a key of that length, and with it somebody else's cart. */
const IDEMPOTENCY_KEY = /^[\w-]{32,100}$/;

function wishOf(c: Context): Pick<GraphqlContext['request'], 'idempotencyKey'> {
  const idempotencyKey = c.req.header('Idempotency-Key') ?? '';
  return IDEMPOTENCY_KEY.test(idempotencyKey) ? { idempotencyKey } : {};
}

interface Endpoint {
  readonly context: PlatformContext;
  readonly execute: ExecuteOperation;
  /** Finds the shop that is asked; null for a path of none. */
  readonly shopOf: (c: Context) => Shop | null;
  /** Returns who asks, or the answer that refuses them. */
  readonly admit: (c: Context, shop: Shop) => GraphqlContext['request'] | Response;
  readonly parse?: (c: Context, text: string) => OperationBody | null;
}

/** Makes the handler of a GraphQL endpoint, in the version that its path names. */
export function graphqlHandler({
  context,
  execute,
  shopOf,
  admit,
  parse = (_, text) => parseOperationBody(text),
}: Endpoint) {
  return async (c: Context): Promise<Response> => {
    const shop = shopOf(c);
    if (shop === null) return c.notFound();
    const apiVersion = servedVersion(c.req.param('version') ?? '');
    c.header('X-Shopify-API-Version', apiVersion);
    const request = admit(c, shop);
    if (request instanceof Response) return request;
    const body = parse(c, await c.req.text());
    if (body === null) return c.json(NOT_GRAPHQL, 400);
    const [{ code: language }] = shop.languages;
    const { countryCode: country } = shop;
    const asked = { country, language, visitorConsent: null, request };
    const asking = { ...context, shop, apiVersion, ...asked };
    return c.json(await execute(body, asking));
  };
}

/**
 * `bodyLimit` where the request tells its length, without looking at the body: looking makes a web stream
 * of it, which costs more than reading it. HTTP itself keeps a body to the length told.
 */
function limitBody(options: Required<Parameters<typeof bodyLimit>[0]>): MiddlewareHandler {
  const limitStream = bodyLimit(options);
  return async (c, next) => {
    const length = c.req.header('content-length');
    const isTold = length !== undefined && c.req.header('transfer-encoding') === undefined;
    if (!isTold) return limitStream(c, next);
    return Number(length) > options.maxSize ? options.onError(c) : next();
  };
}

/** Limits bodies of GraphQL requests. */
export function limitOperations() {
  return limitBody({
    maxSize: MAX_BODY_IN_BYTES,
    onError: (c) => c.json({ errors: 'Request body is larger than 1 MB' }, 413),
  });
}

/** Adds the Storefront API's endpoint of each shop, all versions at each. */
export function addGraphqlRoute(
  app: Hono,
  context: PlatformContext,
  execute: ExecuteOperation,
): void {
  const answer = graphqlHandler({
    context,
    execute,
    shopOf: (c) => shopOfRequest(c, context.shops),
    admit: (c, shop) => holderOf(c, shop) ?? c.json(UNAUTHORIZED, 401),
    parse: (c, text) =>
      c.req.header('content-type')?.startsWith('application/graphql')
        ? parseBareQuery(text)
        : parseOperationBody(text),
  });
  for (const path of PATHS) {
    app.options(path, cors(OPEN_TO_PAGES));
    // Set before there is a response: to change the headers of one costs as much as to make it.
    app.use(path, (c, next) => {
      c.header('Access-Control-Allow-Origin', OPEN_TO_PAGES.origin);
      c.header('Access-Control-Expose-Headers', OPEN_TO_PAGES.exposeHeaders.join(','));
      return next();
    });
    app.post(path, limitOperations(), answer);
  }
}

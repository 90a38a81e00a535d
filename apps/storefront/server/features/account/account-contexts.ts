import type { Market, ShopKey } from '@lokke/domain/markets';
import type { Config } from '../../config/index.ts';
import { type ClientAddress, clientAddressOf } from '../../http/index.ts';
import {
  createSessionCipher,
  DEVICE_PURPOSE,
  HOSTED_PURPOSE,
  isSecure,
  openHostedCookies,
  openKnownDevice,
  openSessionJar,
  type ResponseCookie,
} from '../../http/session/index.ts';
import {
  type CreateRateLimiter,
  type Exchanges,
  limitersInProcess,
  stateInProcess,
} from '../../shared-state/index.ts';
import { createBackground, type Log } from '../../telemetry/index.ts';
import {
  type AdminClients,
  adminClients,
  shopClients,
  withBuyerIp,
} from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { createAccountLimits } from './account-limits.ts';
import { createAccounts, type VisitorAccounts } from './create-accounts.ts';
import { createConnections, createRefreshes, hostedBackend } from './hosted/index.ts';
import { legacyBackend } from './legacy/index.ts';

export interface AccountSourcesOptions {
  readonly config: Pick<
    Config,
    'shops' | 'namespace' | 'upstreamTimeoutInMs' | 'trustedProxyCount' | 'publicOrigin'
  >;
  /** Secrets that encrypt sessions; never empty. */
  readonly sessionSecrets: readonly string[];
  readonly fetch: typeof fetch;
  /** Waits between two attempts at a shop. */
  readonly wait?: (delayInMs: number) => Promise<void>;
  readonly log: Log;
  /** Milliseconds since 1970, for session expiry. */
  readonly now?: () => number;
  readonly limiters?: CreateRateLimiter;
  /** Exchanges of servers that share sessions; without it this one is alone. */
  readonly exchanges?: Exchanges;
  /** Admin clients that others use, too; without it the accounts have their own. */
  readonly adminOf?: AdminClients;
  /** Vendors that learn who gives and takes back the consent to letters. */
  readonly marketingOf: (shop: ShopKey) => AccountContext['letters'];
}

export interface RequestContext {
  readonly request: Request;
  readonly market: Market;
  /** The connection's data, as far as the server knows it. */
  readonly peerIp: string | null;
}

/** Accounts of one visitor in one market, with the cookies of their response. */
export interface OpenAccount extends AccountContext {
  readonly accounts: VisitorAccounts;
  readonly cookies: readonly ResponseCookie[];
}

/** Shopify's, unless the shop has a domain for its accounts, which is one of its STORE_DOMAINS. */
const PROVIDER = 'https://shopify.com';

/** Purpose of messages between servers, which are no cookie. */
const REFRESH_PURPOSE = 'lokke refreshed tokens';

/** Opens the accounts of a request, for all shops. */
export interface AccountContexts {
  readonly open: (requestContext: RequestContext) => OpenAccount;
  /** Origins that a page's form may lead to: the store, and the provider at a logout. */
  readonly formTargetsOf: (market: Market) => readonly string[];
  readonly addressOf: (requestContext: Pick<RequestContext, 'request' | 'peerIp'>) => ClientAddress;
  readonly adminOf: AdminClients;
  /** Resolves when no background work is pending. */
  readonly whenIdle: () => Promise<void>;
}

export function createAccountContexts({
  config,
  sessionSecrets,
  fetch,
  wait,
  log,
  now = () => Date.now(),
  limiters = limitersInProcess(now),
  exchanges = stateInProcess(now).exchanges,
  marketingOf,
  adminOf = adminClients({ config, fetch, now, ...(wait && { wait }) }),
}: AccountSourcesOptions): AccountContexts {
  const clientOf = shopClients({ config, fetch, ...(wait && { wait }) });
  const cipher = createSessionCipher(sessionSecrets);
  const deviceCipher = createSessionCipher(sessionSecrets, DEVICE_PURPOSE);
  const limits = createAccountLimits(limiters, 'customer');
  const hostedCipher = createSessionCipher(sessionSecrets, HOSTED_PURPOSE);
  const refreshes = createRefreshes({
    exchanges,
    cipher: createSessionCipher(sessionSecrets, REFRESH_PURPOSE),
    now,
  });
  const connectionOf = createConnections({ config, fetch, now });
  const background = createBackground(log);
  const addressOf: AccountContexts['addressOf'] = ({ request, peerIp }) =>
    clientAddressOf(request, peerIp, config.trustedProxyCount);

  const lettersOf = ({ shop, loadsMarketing }: Market): AccountContext['letters'] => {
    const { subscribe, unsubscribe } = marketingOf(shop);
    return { subscribe: loadsMarketing ? subscribe : null, unsubscribe };
  };

  const open = ({ request, market, peerIp }: RequestContext): OpenAccount => {
    const shop = config.shops[market.shop];
    const cookieHeader = request.headers.get('cookie');
    const address = addressOf({ request, peerIp });
    const cookie = { cookieHeader, isSecure: isSecure(request), now };
    const context: AccountContext = {
      market,
      client: withBuyerIp(clientOf(market.shop), address.ip),
      admin: adminOf(market.shop),
      namespace: config.namespace,
      store: {
        baseUrl: shop.baseUrl,
        urls: shop.storeUrls,
        multipassSecret: shop.multipassSecret,
      },
      device: openKnownDevice({
        ...cookie,
        name: `lokke-device-${market.shop}`,
        cipher: deviceCipher,
      }),
      network: address.network,
      limits,
      now,
      log,
      letters: lettersOf(market),
      inBackground: background.begin,
    };
    if (shop.customerAccounts === 'legacy') {
      const session = openSessionJar({ ...cookie, shop: market.shop, cipher });
      const accounts = createAccounts(context, legacyBackend({ ...context, session }));
      const cookies = [session, context.device];
      return { ...context, accounts, cookies };
    }
    const cookies = openHostedCookies({ ...cookie, shop: market.shop, cipher: hostedCipher });
    const backend = hostedBackend({
      ...context,
      cookies,
      connect: () => connectionOf(market.shop),
      refreshes,
      home: `${config.publicOrigin}${market.prefix}/`,
      fetch,
      timeoutInMs: config.upstreamTimeoutInMs,
      wait,
    });
    const accounts = createAccounts(context, backend);
    return { ...context, accounts, cookies: [...Object.values(cookies), context.device] };
  };

  /** Once per request and market: tokens that one caller renews are sent with the response of all. */
  const opened = new WeakMap<Request, Map<string, OpenAccount>>();
  return {
    open: (requestContext) => {
      const { request, market } = requestContext;
      const ofRequest = opened.get(request) ?? new Map<string, OpenAccount>();
      opened.set(request, ofRequest);
      const known = ofRequest.get(market.locale) ?? open(requestContext);
      ofRequest.set(market.locale, known);
      return known;
    },
    formTargetsOf: ({ shop }) => {
      const { customerAccounts, storeUrls } = config.shops[shop];
      return customerAccounts === 'legacy' ? storeUrls : [...storeUrls, PROVIDER];
    },
    adminOf,
    addressOf,
    whenIdle: background.whenIdle,
  };
}

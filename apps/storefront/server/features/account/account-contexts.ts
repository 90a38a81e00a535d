import type { Market, ShopKey } from '@lokke/domain/markets';
import { type AdminClient, createAdminClient } from '@lokke/shopify-admin';
import type { Config } from '../../config/index.ts';
import { createSessionCipher, isSecure, openSessionJar } from '../../http/session/index.ts';
import { createBackground, type Log, logToStdout } from '../../telemetry/index.ts';
import { shopClients, withBuyerIp } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { createAccountLimits } from './account-limits.ts';
import { clientAddressOf } from './client-ip.ts';

export interface AccountSourcesOptions {
  readonly config: Pick<Config, 'shops' | 'upstreamTimeoutInMs' | 'trustedProxyCount'>;
  /** What sessions are sealed with; never empty. */
  readonly sessionSecrets: readonly string[];
  readonly fetch: typeof fetch;
  /** Waits between two attempts at a shop. */
  readonly wait?: (delayInMs: number) => Promise<void>;
  readonly log?: Log;
  /** Milliseconds since 1970: sessions end by the clock of the world. */
  readonly now?: () => number;
}

export interface RequestContext {
  readonly request: Request;
  readonly market: Market;
  /** Where the connection comes from, as far as the server knows. */
  readonly peerAddress: string | null;
}

/** The accounts of all shops; a source is opened for each visit. */
export interface AccountContexts {
  readonly open: (requestContext: RequestContext) => AccountContext;
  /** The visitor's own address, for a shop to tell buyers apart; null when it is not known. */
  readonly buyerIpOf: (
    requestContext: Pick<RequestContext, 'request' | 'peerAddress'>,
  ) => string | null;
  /** The shop's own desk; null where no token of the shop is configured. */
  readonly adminOf: (shop: ShopKey) => AdminClient | null;
  /** When all that was begun behind visitors' backs has come to its end. */
  readonly whenIdle: () => Promise<void>;
}

export function createAccountContexts({
  config,
  sessionSecrets,
  fetch,
  wait,
  log = logToStdout,
  now = () => Date.now(),
}: AccountSourcesOptions): AccountContexts {
  const clientOf = shopClients({ config, fetch, ...(wait && { wait }) });
  const adminOf = (shop: ShopKey): AdminClient | null => {
    const { adminEndpoint, adminToken } = config.shops[shop];
    if (adminToken === null) return null;
    const timeoutInMs = config.upstreamTimeoutInMs;
    return createAdminClient({
      endpoint: adminEndpoint,
      accessToken: adminToken,
      fetch,
      timeoutInMs,
      ...(wait && { wait }),
    });
  };
  const cipher = createSessionCipher(sessionSecrets);
  const limits = createAccountLimits(now);
  const background = createBackground(log);

  return {
    open: ({ request, market, peerAddress }) => {
      const { baseUrl, storeUrls, multipassSecret } = config.shops[market.shop];
      const cookieHeader = request.headers.get('cookie');
      const address = clientAddressOf(request, peerAddress, config.trustedProxyCount);
      const place = { shop: market.shop, isSecure: isSecure(request) };
      return {
        market,
        client: withBuyerIp(clientOf(market.shop), address.ip),
        admin: adminOf(market.shop),
        store: { baseUrl, urls: storeUrls, multipassSecret },
        session: openSessionJar({ cookieHeader, place, cipher, now }),
        clientIp: address.network,
        limits,
        now,
        log,
        inBackground: background.begin,
      };
    },
    adminOf,
    buyerIpOf: ({ request, peerAddress }) =>
      clientAddressOf(request, peerAddress, config.trustedProxyCount).ip,
    whenIdle: background.whenIdle,
  };
}

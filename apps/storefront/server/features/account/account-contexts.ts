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
  /** Secrets that encrypt sessions; never empty. */
  readonly sessionSecrets: readonly string[];
  readonly fetch: typeof fetch;
  /** Waits between two attempts at a shop. */
  readonly wait?: (delayInMs: number) => Promise<void>;
  readonly log?: Log;
  /** Milliseconds since 1970, for session expiry. */
  readonly now?: () => number;
}

export interface RequestContext {
  readonly request: Request;
  readonly market: Market;
  /** The connection's data, as far as the server knows it. */
  readonly peerIp: string | null;
}

/** Opens an account context per request, for all shops. */
export interface AccountContexts {
  readonly open: (requestContext: RequestContext) => AccountContext;
  /** The client's IP address for the shop's rate limits; null when unknown. */
  readonly buyerIpOf: (requestContext: Pick<RequestContext, 'request' | 'peerIp'>) => string | null;
  /** The shop's Admin client; null without a token. */
  readonly adminOf: (shop: ShopKey) => AdminClient | null;
  /** Resolves when no background work is pending. */
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
    open: ({ request, market, peerIp }) => {
      const { baseUrl, storeUrls, multipassSecret } = config.shops[market.shop];
      const cookieHeader = request.headers.get('cookie');
      const address = clientAddressOf(request, peerIp, config.trustedProxyCount);
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
    buyerIpOf: ({ request, peerIp }) =>
      clientAddressOf(request, peerIp, config.trustedProxyCount).ip,
    whenIdle: background.whenIdle,
  };
}

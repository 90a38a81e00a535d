import type { Market, ShopKey } from '@lokke/domain/markets';
import { type AdminClient, createAdminClient } from '@lokke/shopify-admin';
import type { Config } from '../../config/index.ts';
import { type ClientAddress, clientAddressOf } from '../../http/index.ts';
import {
  createSessionCipher,
  DEVICE_PURPOSE,
  isSecure,
  openKnownDevice,
  openSessionJar,
} from '../../http/session/index.ts';
import { createBackground, type Log, logToStdout } from '../../telemetry/index.ts';
import { shopClients, withBuyerIp } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { createAccountLimits } from './account-limits.ts';

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
  readonly addressOf: (requestContext: Pick<RequestContext, 'request' | 'peerIp'>) => ClientAddress;
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
  const deviceCipher = createSessionCipher(sessionSecrets, DEVICE_PURPOSE);
  const limits = createAccountLimits(now);
  const background = createBackground(log);
  const addressOf: AccountContexts['addressOf'] = ({ request, peerIp }) =>
    clientAddressOf(request, peerIp, config.trustedProxyCount);

  return {
    open: ({ request, market, peerIp }) => {
      const { baseUrl, storeUrls, multipassSecret } = config.shops[market.shop];
      const cookieHeader = request.headers.get('cookie');
      const address = addressOf({ request, peerIp });
      const place = { shop: market.shop, isSecure: isSecure(request) };
      return {
        market,
        client: withBuyerIp(clientOf(market.shop), address.ip),
        admin: adminOf(market.shop),
        store: { baseUrl, urls: storeUrls, multipassSecret },
        session: openSessionJar({ cookieHeader, place, cipher, now }),
        device: openKnownDevice({
          cookieHeader,
          name: `lokke-device-${market.shop}`,
          isSecure: place.isSecure,
          cipher: deviceCipher,
          now,
        }),
        network: address.network,
        limits,
        now,
        log,
        inBackground: background.begin,
      };
    },
    adminOf,
    addressOf,
    whenIdle: background.whenIdle,
  };
}

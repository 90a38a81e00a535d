import type { Market, ShopKey } from '@lokke/domain/markets';
import { type AdminClient, createAdminClient } from '@lokke/shopify-admin';
import { createBackground } from '../background/background.ts';
import type { Config } from '../config/index.ts';
import { type Log, logToStdout } from '../log/index.ts';
import { createSessionCipher, isSecure, openSessionJar } from '../session/index.ts';
import { onBehalfOf, shopClients } from '../shop/index.ts';
import { createAccountLimits } from './account-limits.ts';
import type { AccountSource } from './account-source.ts';
import { clientAddressOf } from './client-address.ts';

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

export interface Visit {
  readonly request: Request;
  readonly market: Market;
  /** Where the connection comes from, as far as the server knows. */
  readonly peerAddress: string | null;
}

/** The accounts of all shops; a source is opened for each visit. */
export interface AccountSources {
  readonly open: (visit: Visit) => AccountSource;
  /** The visitor's own address, for a shop to tell buyers apart; null when it is not known. */
  readonly buyerIpOf: (visit: Pick<Visit, 'request' | 'peerAddress'>) => string | null;
  /** The shop's own desk; null where no token of the shop is configured. */
  readonly adminOf: (shop: ShopKey) => AdminClient | null;
  /** When all that was begun behind visitors' backs has come to its end. */
  readonly settled: () => Promise<void>;
}

export function createAccountSources({
  config,
  sessionSecrets,
  fetch,
  wait,
  log = logToStdout,
  now = () => Date.now(),
}: AccountSourcesOptions): AccountSources {
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
        client: onBehalfOf(clientOf(market.shop), address.ip),
        admin: adminOf(market.shop),
        store: { baseUrl, urls: storeUrls, multipassSecret },
        session: openSessionJar({ cookieHeader, place, cipher, now }),
        clientAddress: address.network,
        limits,
        now,
        log,
        inBackground: background.begin,
      };
    },
    adminOf,
    buyerIpOf: ({ request, peerAddress }) =>
      clientAddressOf(request, peerAddress, config.trustedProxyCount).ip,
    settled: background.settled,
  };
}

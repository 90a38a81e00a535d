import type { ShopKey } from '@lokke/domain/markets';
import { createStorefrontClient, type StorefrontClient } from '@lokke/shopify-storefront';
import type { Config } from '../../config/index.ts';

export interface ShopClientsOptions {
  readonly config: Pick<Config, 'shops' | 'upstreamTimeoutInMs'>;
  readonly fetch: typeof fetch;
  /** Waits between two attempts at a shop. */
  readonly wait?: (delayInMs: number) => Promise<void>;
  /** Told once of each version that answers for a shop. */
  readonly onServedVersion?: (shop: ShopKey, version: string) => void;
}

/** One client for each shop, made when it is first asked for. */
export function shopClients({
  config,
  fetch,
  wait,
  onServedVersion = () => undefined,
}: ShopClientsOptions): (shop: ShopKey) => StorefrontClient {
  const clients = new Map<ShopKey, StorefrontClient>();
  return (shop) => {
    const known = clients.get(shop);
    if (known !== undefined) return known;
    const { endpoint, publicToken, privateToken } = config.shops[shop];
    // Where a request may name its buyer, buyers do not share the limits of our own address.
    const token = privateToken === null ? { publicToken } : { privateToken };
    const timeoutInMs = config.upstreamTimeoutInMs;
    const served = new Set<string>();
    const client = createStorefrontClient({
      endpoint,
      ...token,
      fetch,
      timeoutInMs,
      ...(wait && { wait }),
      onServedVersion: (version) => {
        if (served.has(version)) return;
        served.add(version);
        onServedVersion(shop, version);
      },
    });
    clients.set(shop, client);
    return client;
  };
}

import type { ShopKey } from '@lokke/domain/markets';
import { createStorefrontClient, type StorefrontClient } from '@lokke/shopify-storefront';
import type { Config } from '../config/index.ts';

export interface ShopClientsOptions {
  readonly config: Pick<Config, 'shops' | 'upstreamTimeoutInMs'>;
  readonly fetch: typeof fetch;
  /** Ask with the private token where there is one: then a request can name its buyer. */
  readonly namesBuyers?: boolean;
}

/** One client for each shop, made when it is first asked for. */
export function shopClients({
  config,
  fetch,
  namesBuyers = false,
}: ShopClientsOptions): (shop: ShopKey) => StorefrontClient {
  const clients = new Map<ShopKey, StorefrontClient>();
  return (shop) => {
    const known = clients.get(shop);
    if (known !== undefined) return known;
    const { endpoint, publicToken, privateToken } = config.shops[shop];
    const token = namesBuyers && privateToken !== null ? { privateToken } : { publicToken };
    const timeoutInMs = config.upstreamTimeoutInMs;
    const client = createStorefrontClient({ endpoint, ...token, fetch, timeoutInMs });
    clients.set(shop, client);
    return client;
  };
}

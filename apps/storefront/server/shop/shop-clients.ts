import type { ShopKey } from '@lokke/domain/markets';
import { createStorefrontClient, type StorefrontClient } from '@lokke/shopify-storefront';
import type { Config } from '../config/index.ts';

export interface ShopClientsOptions {
  readonly config: Pick<Config, 'shops' | 'upstreamTimeoutInMs'>;
  readonly fetch: typeof fetch;
}

/** One client for each shop, made when it is first asked for. */
export function shopClients({
  config,
  fetch,
}: ShopClientsOptions): (shop: ShopKey) => StorefrontClient {
  const clients = new Map<ShopKey, StorefrontClient>();
  return (shop) => {
    const known = clients.get(shop);
    if (known !== undefined) return known;
    const { endpoint, publicToken } = config.shops[shop];
    const timeoutInMs = config.upstreamTimeoutInMs;
    const client = createStorefrontClient({ endpoint, publicToken, fetch, timeoutInMs });
    clients.set(shop, client);
    return client;
  };
}

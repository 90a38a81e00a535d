import type { Market, ShopKey } from '@lokke/domain/markets';
import { createStorefrontClient, type StorefrontClient } from '@lokke/shopify-storefront';
import type { Catalogue } from '../../app/shared/catalogue-source.ts';
import type { Config } from '../config/index.ts';
import { type Log, logToStdout } from '../log/index.ts';
import { type Carts, createCarts } from './carts/create-carts.ts';
import { createCatalogue } from './catalogue/create-catalogue.ts';
import { createRefreshingCache } from './refreshing-cache.ts';

/** The shops behind the markets, one client for each. */
export interface Shops {
  readonly catalogueOf: (market: Market) => Catalogue;
  readonly cartsOf: (market: Market) => Carts;
}

export interface ShopsOptions {
  readonly config: Pick<Config, 'shops' | 'upstreamTimeoutInMs' | 'catalogueFreshInMs'>;
  readonly fetch: typeof fetch;
  readonly log?: Log;
  readonly now?: () => number;
}

export function createShops({
  config,
  fetch,
  log = logToStdout,
  now = () => performance.now(),
}: ShopsOptions): Shops {
  const clients = new Map<ShopKey, StorefrontClient>();
  const clientOf = (shop: ShopKey): StorefrontClient => {
    const known = clients.get(shop);
    if (known !== undefined) return known;
    const { endpoint, publicToken } = config.shops[shop];
    const client = createStorefrontClient({
      endpoint,
      publicToken,
      fetch,
      timeoutInMs: config.upstreamTimeoutInMs,
    });
    clients.set(shop, client);
    return client;
  };
  const cache = createRefreshingCache({ freshInMs: config.catalogueFreshInMs, now });
  const sourceOf = (market: Market) => ({ client: clientOf(market.shop), market, log });
  return {
    catalogueOf: (market) => createCatalogue(sourceOf(market), cache),
    cartsOf: (market) => createCarts(sourceOf(market)),
  };
}

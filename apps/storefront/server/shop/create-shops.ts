import type { Market } from '@lokke/domain/markets';
import { type AdminClient, createAdminClient } from '@lokke/shopify-admin';
import type { Catalogue } from '../../app/shared/catalogue-source.ts';
import type { Config } from '../config/index.ts';
import {
  type ContentPages,
  createContentJoin,
  type Site,
  withoutContent,
  withoutSite,
} from '../content/index.ts';
import type { AgeWishes } from '../how-old.ts';
import { type Log, logToStdout } from '../log/index.ts';
import { type Carts, createCarts } from './carts/create-carts.ts';
import { createCatalogue } from './catalogue/create-catalogue.ts';
import { createSharing } from './catalogue/share-alike.ts';
import { createBriefCache } from './discounts/brief-cache.ts';
import {
  createDiscounts,
  type DiscountAnswer,
  type Discounts,
} from './discounts/create-discounts.ts';
import { onBehalfOf } from './on-behalf-of.ts';
import { createRefreshingCache } from './refreshing-cache.ts';
import { shopClients } from './shop-clients.ts';

/** The shops behind the markets, one client for each. */
export interface Shops {
  readonly catalogueOf: (market: Market, wishes?: AgeWishes) => Catalogue;
  /** Asked on behalf of the buyer at an address, where it is known. */
  readonly cartsOf: (market: Market, buyerIp?: string | null) => Carts;
  readonly discountsOf: (market: Market) => Discounts;
  /** What carries one of these tags is asked for anew before it is shown again. */
  readonly outdate: (tags: readonly string[]) => void;
}

export interface ShopsOptions {
  readonly config: Pick<Config, 'shops' | 'upstreamTimeoutInMs' | 'catalogueFreshInMs'>;
  readonly fetch: typeof fetch;
  /** What the content says of the products; without it, the platform's data stands alone. */
  readonly content?: ContentPages;
  /** What it says beside them, such as the promotions. */
  readonly site?: Site;
  readonly log?: Log;
  readonly now?: () => number;
  /** Waits between two attempts at a shop. */
  readonly wait?: (delayInMs: number) => Promise<void>;
}

export function createShops({
  config,
  fetch,
  content = withoutContent,
  site = withoutSite,
  log = logToStdout,
  now = () => performance.now(),
  wait,
}: ShopsOptions): Shops {
  const clientOf = shopClients({
    config,
    fetch,
    ...(wait && { wait }),
    onServedVersion: (shop, version) => {
      const asked = config.shops[shop].apiVersion;
      if (asked === version) return;
      log({ level: 'info', event: 'shop.version', shop, asked, served: version });
    },
  });
  const adminOf = ({ shop }: Market): AdminClient | null => {
    const { adminEndpoint: endpoint, adminToken: accessToken } = config.shops[shop];
    if (accessToken === null) return null;
    const timeoutInMs = config.upstreamTimeoutInMs;
    return createAdminClient({ endpoint, accessToken, fetch, timeoutInMs, ...(wait && { wait }) });
  };
  const freshInMs = config.catalogueFreshInMs;
  const discountCache = createBriefCache<DiscountAnswer>({ freshInMs, now });
  const cache = createRefreshingCache({ freshInMs, now });
  const joinContent = createContentJoin(content);
  const { share } = createSharing();
  const sourceOf = (market: Market) => ({ client: clientOf(market.shop), market, log, share });
  const catalogueOf: Shops['catalogueOf'] = (market, wishes = {}) => {
    const options = { content: site.siteOf(market, wishes), wishes };
    return joinContent(createCatalogue(sourceOf(market), cache, options), market, wishes);
  };
  return {
    catalogueOf,
    cartsOf: (market, buyerIp = null) =>
      createCarts({ ...sourceOf(market), client: onBehalfOf(clientOf(market.shop), buyerIp) }),
    discountsOf: (market) => {
      const { products } = catalogueOf(market);
      const words = { market, promotions: site.siteOf(market).promotions, products };
      return createDiscounts({ words, admin: adminOf(market), cache: discountCache });
    },
    outdate: cache.outdate,
  };
}

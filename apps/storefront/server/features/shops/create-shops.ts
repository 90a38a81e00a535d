import type { FactSetting } from '@lokke/brand';
import type { Catalogue } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { type CachePolicy, createRevalidatingCache } from '../../cache/index.ts';
import type { Config } from '../../config/index.ts';
import type { Log } from '../../telemetry/index.ts';
import {
  type Carts,
  createCarts,
  logCartEvents,
  type WaitingRoom,
  withoutTradeGoods,
} from '../cart/index.ts';
import { createCatalogue, createInterning } from '../catalogue/index.ts';
import {
  type ContentPages,
  createContentMerge,
  type SiteService,
  withoutContent,
  withoutSite,
} from '../content/index.ts';
import { recordAllPrices, recordProductPrices } from '../prices/index.ts';
import {
  createDiscounts,
  createShortTtlCache,
  type DiscountResult,
  type Discounts,
} from '../promotions/index.ts';
import {
  type AdminClients,
  adminClients,
  type Buyer,
  shopClients,
  withBuyerIp,
} from '../shop-connection/index.ts';

/** A client per shop for all markets. */
export interface Shops {
  readonly catalogueOf: (market: Market, cachePolicy?: CachePolicy) => Catalogue;
  /** Tells the shop of the buyer, where known. */
  readonly cartsOf: (market: Market, buyer?: Buyer) => Carts;
  readonly discountsOf: (market: Market) => Discounts;
  /** Records what a product costs at a time, or all do without a handle; a sentence where it could not be. */
  readonly recordPrices: (
    market: Market,
    handle: string | null,
    nowInMs: number,
  ) => Promise<string | null>;
  /** Invalidates entries with one of these tags. */
  readonly invalidate: (tags: readonly string[]) => void;
}

export interface ShopsOptions {
  readonly config: Pick<
    Config,
    'shops' | 'namespace' | 'upstreamTimeoutInMs' | 'catalogueFreshInMs' | 'longestWholeList'
  >;
  readonly fetch: typeof fetch;
  /** Content of the products; without it, platform data is used alone. */
  readonly content?: ContentPages;
  /** Content besides products, such as promotions. */
  readonly site?: SiteService;
  readonly log: Log;
  readonly facts?: readonly FactSetting[];
  /** Admin clients that others use, too; without it the shops have their own. */
  readonly adminOf?: AdminClients;
  /** Line in front of the checkout; without it carts lead there themselves. */
  readonly waitingRoom?: Pick<WaitingRoom, 'leadTo'>;
  readonly now?: () => number;
  /** Waits between two attempts at a shop. */
  readonly wait?: (delayInMs: number) => Promise<void>;
}

export function createShops({
  config,
  fetch,
  content = withoutContent,
  site = withoutSite,
  log,
  facts = [],
  waitingRoom,
  now = () => performance.now(),
  wait,
  adminOf = adminClients({ config, fetch, ...(wait && { wait }) }),
}: ShopsOptions): Shops {
  const clientOf = shopClients({
    config,
    fetch,
    ...(wait && { wait }),
    onServedVersion: (shop, version) => {
      const requested = config.shops[shop].apiVersion;
      if (requested === version) return;
      log({ level: 'info', event: 'shop.version', shop, asked: requested, served: version });
    },
  });
  const { namespace } = config;
  const freshInMs = config.catalogueFreshInMs;
  const discountCache = createShortTtlCache<DiscountResult>({ freshInMs, now });
  const cache = createRevalidatingCache({ freshInMs, now });
  const mergeContent = createContentMerge(content);
  const { intern } = createInterning();
  const sourceOf = (market: Market) => ({
    client: clientOf(market.shop),
    market,
    log,
    intern,
    facts,
    namespace,
    sellsPlans: config.shops[market.shop].customerAccounts === 'new',
  });
  const catalogueOf: Shops['catalogueOf'] = (market, cachePolicy = {}) => {
    const content = site.siteContentOf(market, cachePolicy);
    const options = { content, cachePolicy, longestWholeList: config.longestWholeList };
    return mergeContent(createCatalogue(sourceOf(market), cache, options), market, cachePolicy);
  };
  return {
    catalogueOf,
    cartsOf: (market, buyer = { ip: null, consent: null }) => {
      const client = withBuyerIp(clientOf(market.shop), buyer.ip);
      const carts = createCarts({ ...sourceOf(market), client }, buyer, waitingRoom);
      return logCartEvents(withoutTradeGoods(carts, buyer.isProfessional), market, log);
    },
    discountsOf: (market) => {
      const { productsByIds } = catalogueOf(market);
      const words = { market, promotions: site.siteContentOf(market).promotions, productsByIds };
      return createDiscounts({ words, admin: adminOf(market.shop), cache: discountCache });
    },
    async recordPrices(market, handle, nowInMs) {
      const admin = adminOf(market.shop);
      if (admin === null) return null;
      const shop = { market, namespace, admin, client: clientOf(market.shop), now: () => nowInMs };
      const recorded = await (handle === null
        ? recordAllPrices(shop)
        : recordProductPrices(shop, handle));
      return recorded.ok ? null : recorded.failure;
    },
    invalidate: cache.invalidate,
  };
}

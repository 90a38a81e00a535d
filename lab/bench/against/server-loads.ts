import { platformOf } from '../../machine/processes.ts';
import { MAIN_PAGES } from '../benchmark.ts';
import { openCart } from '../benchmarks/open-cart.ts';
import { platformLoads } from '../benchmarks/platform-loads.ts';
import type { Load } from '../load/measure-load.ts';
import { type MeasuredShop, WITHOUT_PAGE_CACHE } from '../open-shop.ts';

/** What is measured of a shop that was opened in some environment. */
export interface LoadGroup {
  readonly environment: Readonly<Record<string, string>>;
  readonly loadsOf: (shop: MeasuredShop) => Promise<readonly Load[]>;
}

const HOME_PAGE = 'home';

export const LOAD_GROUPS: Readonly<Record<'kept' | 'made', LoadGroup>> = {
  kept: {
    environment: { PAGE_FRESH_MS: '3600000' },
    async loadsOf(shop) {
      const { toShop } = await openCart(shop);
      const platform = await platformLoads(shop.platformUrl);
      return [
        ...MAIN_PAGES.map(({ name, path }) => ({
          name: `cached page: ${name}`,
          url: shop.shopUrl + path,
          serverPid: shop.storefrontPid,
        })),
        ...platform.map((load) => ({ ...load, serverPid: platformOf(shop.pid) })),
        {
          name: 'our API: cart',
          url: toShop.url,
          method: 'POST',
          headers: toShop.headers,
          bodies: [[toShop.body]],
          serverPid: shop.storefrontPid,
        },
      ];
    },
  },
  made: {
    environment: WITHOUT_PAGE_CACHE,
    loadsOf: async ({ shopUrl, storefrontPid }) =>
      MAIN_PAGES.filter(({ name }) => name !== HOME_PAGE).map(({ name, path }) => ({
        name: `page made for each request: ${name}`,
        url: shopUrl + path,
        serverPid: storefrontPid,
        connections: 4,
      })),
  },
};

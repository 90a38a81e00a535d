import { platformOf } from '../../machine/processes.ts';
import { MAIN_PAGES } from '../benchmark.ts';
import type { Load } from '../load/measure-load.ts';
import { ALWAYS_FRESH, type MeasuredShop, WITHOUT_PAGE_CACHE } from '../open-shop.ts';
import { firstVariants, platformLoads } from './platform-loads.ts';

/** Loads of a shop that was opened in some environment. */
export interface LoadGroup {
  readonly environment: Readonly<Record<string, string>>;
  readonly loadsOf: (shop: MeasuredShop) => Promise<readonly Load[]>;
}

const HOME_PAGE = 'home';

export const LOAD_GROUPS: Readonly<Record<'kept' | 'made', LoadGroup>> = {
  kept: {
    environment: ALWAYS_FRESH,
    async loadsOf(shop) {
      const platform = await platformLoads(shop.platformUrl);
      return [
        ...MAIN_PAGES.map(({ name, path }) => ({
          name: `cached page: ${name}`,
          url: shop.shopUrl + path,
          serverPid: shop.storefrontPid,
        })),
        ...platform.map((load) => ({ ...load, serverPid: platformOf(shop.pid) })),
        { ...(await cartLoad(shop)), serverPid: shop.storefrontPid },
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

/** Creates a cart with one line, and the load that fetches it from our API. */
async function cartLoad({ shopUrl, platformUrl }: MeasuredShop): Promise<Load> {
  const [first] = await firstVariants(platformUrl);
  const url = `${shopUrl}/api/shopify/checkout`;
  const headers = { 'content-type': 'application/json' };
  const created = await fetch(`${url}/create/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      lineItems: [{ variantId: first?.variantId, quantity: 1, sellingPlanId: null }],
      locale: 'nl',
    }),
  });
  const { data } = await created.json();
  return {
    name: 'our API: cart',
    url: `${url}/request/`,
    method: 'POST',
    headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
    bodies: [[JSON.stringify({ id: data.id, locale: 'nl' })]],
  };
}

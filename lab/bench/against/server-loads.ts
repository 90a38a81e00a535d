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
        ...(await cartLoads(shop)),
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

/** Creates a cart with one line, and the loads that fetch it from our API and change it. */
export async function cartLoads({ shopUrl, platformUrl, storefrontPid }: MeasuredShop) {
  const [first] = await firstVariants(platformUrl);
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;
  const callOf = (name: string) => `${shopUrl}/api/shopify/checkout/${name}/`;
  const line = { variantId: first?.variantId, quantity: 1, sellingPlanId: null };
  const created = await fetch(callOf('create'), {
    ...post,
    body: JSON.stringify({ lineItems: [line], locale: 'nl' }),
  });
  const { data } = await created.json();
  const { id } = data.lines.edges[0].node;
  const change = (quantity: number) =>
    JSON.stringify({ checkoutId: data.id, lineItems: [{ ...line, id, quantity }], locale: 'nl' });
  const headers = { ...post.headers, 'accept-encoding': 'gzip, deflate, br' };
  const shared = { ...post, headers, serverPid: storefrontPid };
  const read = JSON.stringify({ id: data.id, locale: 'nl' });
  return [
    { ...shared, name: 'our API: cart', url: callOf('request'), bodies: [[read]] },
    {
      ...shared,
      name: 'our API: a line changed',
      url: callOf('replace-items'),
      bodies: [[change(2), change(1)]],
    },
  ];
}

import { createContentClient } from '@lokke/contentful';
import type { KickbackRates } from '@lokke/domain/kickback';
import type { Market } from '@lokke/domain/markets';
import type { PublicSalon } from '@lokke/domain/salons';
import { fail, type Result, succeed } from '@lokke/http-client';
import { type Config, withoutAdmin } from '../server/config/index.ts';
import { createSite } from '../server/features/content/index.ts';
import { createSalons } from '../server/features/salons/index.ts';
import { adminClients } from '../server/features/shop-connection/index.ts';
import { createSalonOrders } from '../server/features/statements/index.ts';

interface SourcesOptions {
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
}

interface ShopSources {
  readonly salonOf: (salonNo: string) => PublicSalon | null;
  readonly rates: KickbackRates;
  readonly orders: ReturnType<typeof createSalonOrders>;
}

/** Opens what a command reads of a shop: its salons, its rates, and orders that changed since a month began. */
export function openShopSources({ config, fetch }: SourcesOptions) {
  const log = () => undefined;
  const { freshInMs, baseUrl } = config.content;
  const salons = createSalons({ database: config.salons, fetch, log });
  const site = createSite({
    client: createContentClient({ ...config.content, fetch }),
    protocol: new URL(baseUrl).protocol,
    freshInMs,
    log,
  });
  const admins = adminClients({ config, fetch });
  return async (market: Market, firstMonth: string): Promise<Result<ShopSources, string>> => {
    const { shop } = market;
    const admin = admins(shop);
    if (admin === null) return fail(withoutAdmin(shop));
    const [list, rates] = await Promise.all([
      salons.listOf(market),
      site.siteContentOf(market).kickbackRates(),
    ]);
    if (list.kind !== 'found') return fail('the salons cannot be read (npm run doctor says why)');
    if (rates.kind !== 'found') return fail('the content does not say the rates (marketFacts)');
    return succeed({
      salonOf: list.value.byNumber,
      rates: rates.value,
      orders: createSalonOrders({ admin, since: `${firstMonth}-01T00:00:00Z` }),
    });
  };
}

import { createContentClient } from '@lokke/contentful';
import { formatCsv, isMonth } from '@lokke/domain/kickback';
import { type Market, marketOfShop } from '@lokke/domain/markets';
import { formatAmount } from '@lokke/domain/money';
import { fail, type Result } from '@lokke/http-client';
import { type Config, withoutAdmin } from '../server/config/index.ts';
import { createSite } from '../server/features/content/index.ts';
import { createSalons } from '../server/features/salons/index.ts';
import { adminClients } from '../server/features/shop-connection/index.ts';
import { allSalons, createSalonOrders } from '../server/features/statements/index.ts';

interface SalonStatementsOptions {
  readonly config: Config;
  readonly markets: readonly Market[];
  readonly month: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

interface SalonStatementsReport {
  readonly csv: string;
  /** Sentences: which shop is missing, and why. */
  readonly faults: readonly string[];
}

type Row = readonly (string | number)[];

const HEADER: Row = [
  'shop',
  'salonNo',
  'salonName',
  'city',
  'month',
  'orders',
  'turnover',
  'refunded',
  'ratePercent',
  'kickback',
  'currency',
];

/** The statements of all salons of these markets' shops; a shop that cannot be read is named, not guessed. */
export async function salonStatements({
  config,
  markets,
  month = '',
  fetch,
}: SalonStatementsOptions): Promise<SalonStatementsReport> {
  if (!isMonth(month)) throw new Error(`--month must be a month such as 2026-11, not "${month}".`);
  const log = () => undefined;
  const { freshInMs, baseUrl } = config.content;
  const sources: Sources = {
    config,
    fetch,
    salons: createSalons({ database: config.salons, fetch, log }),
    site: createSite({
      client: createContentClient({ ...config.content, fetch }),
      protocol: new URL(baseUrl).protocol,
      freshInMs,
      log,
    }),
  };
  const rows: Row[] = [HEADER];
  const faults: string[] = [];
  const shops = new Set(markets.map(({ shop }) => shop));
  for (const shop of shops) {
    const market = marketOfShop(shop, markets);
    if (market === null) continue;
    const found = await rowsOf(market, month, sources);
    if (found.ok) rows.push(...found.value);
    else faults.push(`${shop}: ${found.failure}`);
  }
  return { csv: formatCsv(rows), faults };
}

interface Sources {
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  readonly salons: ReturnType<typeof createSalons>;
  readonly site: ReturnType<typeof createSite>;
}

async function rowsOf(
  market: Market,
  month: string,
  { config, fetch, salons, site }: Sources,
): Promise<Result<readonly Row[], string>> {
  const { shop, currencyCode } = market;
  const admin = adminClients({ config, fetch })(shop);
  if (admin === null) return fail(withoutAdmin(shop));
  const [list, rates] = await Promise.all([
    salons.listOf(market),
    site.siteContentOf(market).kickbackRates(),
  ]);
  if (list.kind !== 'found') return fail('the salons cannot be read');
  if (rates.kind !== 'found') return fail('the content does not say the rates (marketFacts)');
  const found = await allSalons({
    orders: createSalonOrders({ admin, since: `${month}-01T00:00:00Z` }),
    month,
    rates: rates.value,
    salonOf: list.value.byNumber,
  });
  if (!found.ok) return fail(`the orders cannot be read (${found.failure.kind})`);
  const amount = (amountInMinorUnits: number) => formatAmount({ amountInMinorUnits, currencyCode });
  const rows = found.value.map(({ salonNo, salon, ratePercent, ...sums }) => [
    shop,
    salonNo,
    salon?.salonName ?? '',
    salon?.city ?? '',
    month,
    sums.orderCount,
    amount(sums.turnoverInMinorUnits),
    amount(sums.refundedInMinorUnits),
    ratePercent,
    amount(sums.kickbackInMinorUnits),
    currencyCode,
  ]);
  return { ok: true, value: rows };
}

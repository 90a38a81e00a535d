import { formatCsv, isMonth } from '@lokke/domain/kickback';
import { type Market, marketOfShop } from '@lokke/domain/markets';
import { formatAmount } from '@lokke/domain/money';
import { fail, type Result } from '@lokke/http-client';
import type { Config } from '../server/config/index.ts';
import { type ClosedRatesOf, openClosedRates } from '../server/features/payouts/index.ts';
import { describeFailure } from '../server/features/shop-connection/index.ts';
import { allSalons } from '../server/features/statements/index.ts';
import { openShopSources } from './shop-sources.ts';

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
  const open = openShopSources({ config, fetch });
  const closedRatesOf = openClosedRates({ config, fetch, log: () => undefined });
  const rows: Row[] = [HEADER];
  const faults: string[] = [];
  const shops = new Set(markets.map(({ shop }) => shop));
  for (const shop of shops) {
    const market = marketOfShop(shop, markets);
    if (market === null) continue;
    const found = await rowsOf(market, month, open, closedRatesOf);
    if (found.ok) rows.push(...found.value);
    else faults.push(`${shop}: ${found.failure}`);
  }
  return { csv: formatCsv(rows), faults };
}

async function rowsOf(
  market: Market,
  month: string,
  open: ReturnType<typeof openShopSources>,
  closedRatesOf: ClosedRatesOf,
): Promise<Result<readonly Row[], string>> {
  const { shop, currencyCode } = market;
  const opened = await open(market, month);
  if (!opened.ok) return opened;
  const closed = await closedRatesOf(shop);
  if (closed.kind !== 'found')
    return fail('the closed months cannot be read (npm run doctor says why)');
  const found = await allSalons({ ...opened.value, month, closedRateOf: closed.value });
  if (!found.ok) return fail(`the orders cannot be read (${describeFailure(found.failure)})`);
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

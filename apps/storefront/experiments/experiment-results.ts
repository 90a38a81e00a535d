import { resultsByWay, type WayResult } from '@lokke/domain/experiments';
import { formatCsv } from '@lokke/domain/kickback';
import { type Market, marketOfShop } from '@lokke/domain/markets';
import { formatAmount, parseMoney } from '@lokke/domain/money';
import { fail, type Result, succeed } from '@lokke/http-client';
import { type AdminClient, type OrderHead, orderHeads } from '@lokke/shopify-admin';
import { type Config, withoutAdmin } from '../server/config/index.ts';
import { adminClients, describeFailure } from '../server/features/shop-connection/index.ts';
import type { Counts } from '../server/shared-state/index.ts';

interface ResultsOptions {
  readonly config: Config;
  readonly markets: readonly Market[];
  readonly since: string | undefined;
  readonly fetch: typeof globalThis.fetch;
  /** Counts of those whom ways were shown. */
  readonly counts: Pick<Counts, 'read'>;
}

type Row = readonly (string | number)[];

const HEADER: Row = [
  'shop',
  'experiment',
  'way',
  'visitors',
  'orders',
  'turnover',
  'currency',
  'conversion %',
  'difference from %',
  'difference to %',
  'result',
];
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Visitors, orders and turnover of each way in these markets' shops; a shop that cannot be read is named, not guessed. */
export async function experimentResults({
  config,
  markets,
  since = '',
  fetch,
  counts,
}: ResultsOptions) {
  if (!DAY.test(since) || Number.isNaN(Date.parse(since))) {
    throw new Error(`--since must be a day such as 2026-11-01, not "${since}".`);
  }
  const admins = adminClients({ config, fetch });
  const rows: Row[] = [HEADER];
  const faults: string[] = [];
  for (const shop of new Set(markets.map((market) => market.shop))) {
    const currencyCode = marketOfShop(shop, markets)?.currencyCode ?? 'EUR';
    const admin = admins(shop);
    const found = admin === null ? fail(withoutAdmin(shop)) : await ordersSince(admin, since);
    if (!found.ok) faults.push(`${shop}: ${found.failure}`);
    const orders = found.ok ? found.value : [];
    const minor = ({ shopMoney: { amount } }: OrderHead['totalPriceSet']) =>
      parseMoney({ amount, currencyCode }).amountInMinorUnits;
    const shown = await shownIn(shop, { since, markets, counts });
    if (shown === null)
      faults.push(`${shop}: what visitors were shown cannot be read (npm run doctor says why)`);
    const results = resultsByWay(
      orders.map(({ customAttributes, totalPriceSet, totalRefundedSet }) => ({
        attributes: customAttributes,
        totalInMinorUnits: minor(totalPriceSet) - minor(totalRefundedSet),
      })),
      shown ?? new Map(),
    );
    for (const result of results) {
      const { key, way, visitorCount, orderCount, turnoverInMinorUnits } = result;
      const turnover = formatAmount({ amountInMinorUnits: turnoverInMinorUnits, currencyCode });
      rows.push([
        shop,
        key,
        way,
        visitorCount,
        orderCount,
        turnover,
        currencyCode,
        visitorCount === 0 ? '' : percent(orderCount / visitorCount),
        ...toldOf(result),
      ]);
    }
  }
  return { csv: formatCsv(rows), faults };
}

const percent = (share: number): string => (100 * share).toFixed(2);

const RESULTS = {
  better: 'better than a (95 % sure)',
  worse: 'worse than a (95 % sure)',
  unclear: 'no difference shown yet',
} as const;

function toldOf({ way, comparison }: WayResult): Row {
  if (way === 'a') return ['', '', 'compared with'];
  if (comparison === null) return ['', '', 'cannot be compared'];
  const { from, to, verdict } = comparison;
  return [percent(from), percent(to), RESULTS[verdict]];
}

/** Visitors of the shop's markets whom each way was shown since a day; null where they cannot be read. */
async function shownIn(
  shop: Market['shop'],
  { since, markets, counts }: Pick<ResultsOptions, 'markets' | 'counts'> & { since: string },
): Promise<ReadonlyMap<string, number> | null> {
  const locales = new Set<string>(
    markets.flatMap((market) => (market.shop === shop ? market.locale : [])),
  );
  const sums = new Map<string, number>();
  for (let day = Date.parse(since); day <= Date.now(); day += DAY_IN_MS) {
    const shown = await counts.read(new Date(day).toISOString().slice(0, 10));
    if (shown === null) return null;
    for (const [name, count] of shown) {
      const [locale = '', way = ''] = name.split(' ');
      if (locales.has(locale)) sums.set(way, (sums.get(way) ?? 0) + count);
    }
  }
  return sums;
}

const DAY_IN_MS = 86_400_000;
const UNCOUNTED: readonly string[] = ['VOIDED', 'EXPIRED', 'REFUNDED'];

/** Orders of the day and later; what was cancelled or given back whole is left out. */
async function ordersSince(
  admin: AdminClient,
  since: string,
): Promise<Result<readonly OrderHead[], string>> {
  const orders: OrderHead[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof orderHeads>> = await orderHeads(admin, {
      query: `updated_at:>='${since}T00:00:00Z'`,
      after,
    });
    if (!page.ok) return fail(`the orders cannot be read (${describeFailure(page.failure)})`);
    orders.push(...page.value.heads.filter(({ createdAt }) => createdAt >= since));
    after = page.value.next;
  } while (after !== null);
  const isCounted = ({ displayFinancialStatus: status }: OrderHead) =>
    !UNCOUNTED.includes(status ?? '');
  return succeed(orders.filter(isCounted));
}

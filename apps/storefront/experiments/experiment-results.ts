import { sumByWay } from '@lokke/domain/experiments';
import { formatCsv } from '@lokke/domain/kickback';
import { type Market, marketOfShop } from '@lokke/domain/markets';
import { formatAmount, parseMoney } from '@lokke/domain/money';
import { fail, type Result, succeed } from '@lokke/http-client';
import { type AdminClient, type OrderHead, orderHeads } from '@lokke/shopify-admin';
import { type Config, withoutAdmin } from '../server/config/index.ts';
import { adminClients } from '../server/features/shop-connection/index.ts';

interface ResultsOptions {
  readonly config: Config;
  readonly markets: readonly Market[];
  readonly since: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

type Row = readonly (string | number)[];

const HEADER: Row = ['shop', 'experiment', 'way', 'orders', 'turnover', 'currency'];
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Orders and turnover of each way in these markets' shops; a shop that cannot be read is named, not guessed. */
export async function experimentResults({ config, markets, since = '', fetch }: ResultsOptions) {
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
    const sums = sumByWay(
      orders.map(({ customAttributes, totalPriceSet, totalRefundedSet }) => ({
        attributes: customAttributes,
        totalInMinorUnits: minor(totalPriceSet) - minor(totalRefundedSet),
      })),
    );
    for (const { key, way, orderCount, turnoverInMinorUnits: amountInMinorUnits } of sums) {
      const turnover = formatAmount({ amountInMinorUnits, currencyCode });
      rows.push([shop, key, way, orderCount, turnover, currencyCode]);
    }
  }
  return { csv: formatCsv(rows), faults };
}

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
    if (!page.ok) return fail(`the orders cannot be read (${page.failure.kind})`);
    orders.push(...page.value.heads.filter(({ createdAt }) => createdAt >= since));
    after = page.value.next;
  } while (after !== null);
  const isCounted = ({ displayFinancialStatus: status }: OrderHead) =>
    !UNCOUNTED.includes(status ?? '');
  return succeed(orders.filter(isCounted));
}

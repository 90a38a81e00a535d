import type { ContentSource, SalonStatement } from '@lokke/contract/ports';
import {
  lastMonths,
  monthlyStatement,
  monthOf,
  orderEarnings,
  ratePercentOf,
  sumsOf,
} from '@lokke/domain/kickback';
import type { Market, ShopKey } from '@lokke/domain/markets';
import type { PublicSalon } from '@lokke/domain/salons';
import type { AdminClient } from '@lokke/shopify-admin';
import { type ClosedRatesOptions, openClosedRates } from '../payouts/index.ts';
import { createSalonOrders, type SalonOrders } from './salon-orders.ts';

/** Months that an owner looks back. */
const MONTHS = 12;

export interface Statements {
  /** The statement of one salon; null while orders or rates cannot be read. Whose salon it is, the caller knows. */
  readonly ofSalon: (market: Market, salon: PublicSalon) => Promise<SalonStatement | null>;
  /** Count of a salon's paid orders by the code of their prescription; null while orders cannot be read. */
  readonly boughtOf: (
    market: Market,
    salonNo: string,
  ) => Promise<ReadonlyMap<string, number> | null>;
}

export interface StatementsOptions extends ClosedRatesOptions {
  /** Null for a shop without an Admin token. */
  readonly adminOf: (shop: ShopKey) => AdminClient | null;
  readonly contentOf: (market: Market) => Pick<ContentSource, 'kickbackRates'>;
  readonly now?: () => number;
}

export function createStatements({
  adminOf,
  contentOf,
  now = () => Date.now(),
  ...options
}: StatementsOptions): Statements {
  const { log } = options;
  const closedRatesOf = openClosedRates(options);
  const shops = new Map<ShopKey, { readonly begin: string; readonly orders: SalonOrders }>();

  const ordersOf = (shop: ShopKey, begin: string): SalonOrders | null => {
    const open = shops.get(shop);
    // A new month begins anew: what is older than a year is let go.
    if (open?.begin === begin) return open.orders;
    const admin = adminOf(shop);
    if (admin === null) return null;
    const orders = createSalonOrders({ admin, since: `${begin}-01T00:00:00Z` });
    shops.set(shop, { begin, orders });
    return orders;
  };

  return {
    async boughtOf({ shop }, salonNo) {
      const [begin = ''] = lastMonths(new Date(now()), MONTHS);
      const counts = await ordersOf(shop, begin)?.countPrescriptions(salonNo);
      return counts?.ok ? counts.value : null;
    },
    async ofSalon(market, salon) {
      const months = lastMonths(new Date(now()), MONTHS);
      const orders = ordersOf(market.shop, months[0] ?? '');
      if (orders === null) return null;
      const [rates, closed, read] = await Promise.all([
        contentOf(market).kickbackRates(),
        closedRatesOf(market.shop),
        orders.read(salon.salonNo),
      ]);
      if (!read.ok) {
        log({
          level: 'error',
          event: 'statement.failed',
          shop: market.shop,
          failure: read.failure,
        });
        return null;
      }
      if (rates.kind !== 'found' || closed.kind !== 'found') return null;
      const ratePercent = ratePercentOf(salon, rates.value);
      const bookings = read.value
        .flatMap(({ order }) =>
          orderEarnings(order, closed.value(salon.salonNo, order.createdAt) ?? ratePercent),
        )
        .filter(({ bookedAt }) => months.includes(monthOf(bookedAt)))
        .toSorted((left, right) => right.bookedAt.localeCompare(left.bookedAt));
      const { salonNo, salonName, city } = salon;
      return {
        salon: { salonNo, salonName, city },
        currencyCode: market.currencyCode,
        ratePercent,
        months: monthlyStatement(bookings, months),
        sums: sumsOf(bookings),
        bookings,
      };
    },
  };
}

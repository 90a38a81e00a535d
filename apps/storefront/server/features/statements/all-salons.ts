import {
  type KickbackRates,
  monthlyStatement,
  orderEarnings,
  ratePercentOf,
  type StatementSums,
  sumsOf,
} from '@lokke/domain/kickback';
import type { PublicSalon } from '@lokke/domain/salons';
import { type Result, succeed } from '@lokke/http-client';
import type { AdminFailure } from '@lokke/shopify-admin';
import type { SalonOrders } from './salon-orders.ts';

interface SalonRow extends StatementSums {
  readonly salonNo: string;
  /** Null for a number that is on no list of the shop: it earns nothing. */
  readonly salon: PublicSalon | null;
  readonly ratePercent: number;
}

interface AllSalonsOptions {
  readonly orders: SalonOrders;
  readonly month: string;
  readonly rates: KickbackRates;
  readonly salonOf: (salonNo: string) => PublicSalon | null;
}

/** Sums what each salon of a shop earned in a month, by number; those without bookings are left out. */
export async function allSalons({
  orders,
  month,
  rates,
  salonOf,
}: AllSalonsOptions): Promise<Result<readonly SalonRow[], AdminFailure>> {
  const read = await orders.read(null);
  if (!read.ok) return read;
  const salonNos = [...new Set(read.value.map(({ salonNo }) => salonNo))];
  const rows = salonNos.flatMap((salonNo): readonly SalonRow[] => {
    const salon = salonOf(salonNo);
    const ratePercent = salon === null ? 0 : ratePercentOf(salon, rates);
    const earnings = read.value
      .filter((one) => one.salonNo === salonNo)
      .flatMap(({ order }) => orderEarnings(order, ratePercent));
    const [sums = sumsOf([])] = monthlyStatement(earnings, [month]);
    const isEmpty = sums.orderCount === 0 && sums.refundedInMinorUnits === 0;
    return isEmpty ? [] : [{ ...sums, salonNo, salon, ratePercent }];
  });
  const { compare } = new Intl.Collator('en', { numeric: true });
  return succeed(rows.toSorted((left, right) => compare(left.salonNo, right.salonNo)));
}

import { type EarningOrder, monthOf, orderEarnings } from '../kickback/index.ts';
import type { EarnedByMonth, MonthClosing } from './month-closing.ts';

interface OrderOfSalon {
  readonly salonNo: string;
  readonly order: EarningOrder;
}

interface EarningsOptions {
  readonly orders: readonly OrderOfSalon[];
  readonly earlier: readonly MonthClosing[];
  /** Rate of today; zero for a number that is no salon's. */
  readonly ratePercentOf: (salonNo: string) => number;
}

/**
 * Finds the rate that the month of an order was closed with: a refund takes back what was paid. None of a salon that was on
 * no list then: its orders wait for it.
 */
export type ClosedRates = (salonNo: string, orderedAt: string) => number | undefined;

export function closedRatesOf(closings: readonly MonthClosing[]): ClosedRates {
  const rates = new Map(
    closings.flatMap(({ month, rows }) =>
      rows.flatMap(({ salonNo, ratePercent, outcome }) =>
        outcome.kind === 'carried' && outcome.reason === 'noSalon'
          ? []
          : [[`${salonNo} ${month}`, ratePercent] as const],
      ),
    ),
  );
  return (salonNo, orderedAt) => rates.get(`${salonNo} ${monthOf(orderedAt)}`);
}

/** Sums earnings by salon and month. An order keeps the rate that its month was closed with. */
export function earningsBySalon({
  orders,
  earlier,
  ratePercentOf,
}: EarningsOptions): ReadonlyMap<string, EarnedByMonth> {
  const closedRateOf = closedRatesOf(earlier);
  const bySalon = new Map<string, Map<string, number>>();
  for (const { salonNo, order } of orders) {
    const rate = closedRateOf(salonNo, order.createdAt) ?? ratePercentOf(salonNo);
    const months = bySalon.get(salonNo) ?? new Map<string, number>();
    bySalon.set(salonNo, months);
    for (const booking of orderEarnings(order, rate)) {
      const month = monthOf(booking.bookedAt);
      months.set(month, (months.get(month) ?? 0) + booking.kickbackInMinorUnits);
    }
  }
  return bySalon;
}

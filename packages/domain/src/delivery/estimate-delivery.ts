import type { Market } from '../markets/index.ts';
import type { DeliveryDays, DeliveryTerms } from './delivery-terms.ts';
import { addDays, type DayOfYear, type IsWorkingDay, workingDaysOf } from './holidays.ts';
import { clockIn, timeZoneOf } from './local-moment.ts';

interface Order {
  readonly now: Date;
  readonly market: Pick<Market, 'countryCode' | 'subdivision'>;
  readonly orderBefore: DeliveryTerms['orderBefore'];
  readonly days: DeliveryDays;
}

interface DeliveryEstimate {
  readonly first: DayOfYear;
  readonly last: DayOfYear;
}

/** The days on which an order placed now arrives: it leaves and arrives on working days. */
export function estimateDelivery({ now, market, orderBefore, days }: Order): DeliveryEstimate {
  const isWorkingDay = workingDaysOf(market);
  const { day, time } = clockIn(timeZoneOf(market.countryCode), now);
  const leavesToday = isWorkingDay(day) && time < orderBefore;
  const dispatch = leavesToday ? day : workingDaysAfter(day, 1, isWorkingDay);
  return {
    first: workingDaysAfter(dispatch, days.from, isWorkingDay),
    last: workingDaysAfter(dispatch, days.to, isWorkingDay),
  };
}

function workingDaysAfter(day: DayOfYear, count: number, isWorkingDay: IsWorkingDay): DayOfYear {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

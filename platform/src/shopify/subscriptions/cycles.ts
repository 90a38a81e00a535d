import type { SellingPlanInterval } from '../catalogue/index.ts';

/** Order of a subscription; the first is the order that began it. */
export interface Cycle {
  readonly index: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const DAY_IN_MS = 86_400_000;
/** Days before a charge at which it is announced; New York wants 15 to 45 where it comes after a year. */
const ANNOUNCED_IN_DAYS = { DAY: 2, WEEK: 5, MONTH: 7, YEAR: 30 } as const;
const DAYS = { DAY: 1, WEEK: 7 } as const;
const MONTHS = { MONTH: 1, YEAR: 12 } as const;

/** Counts from the first day, so that what began on the 31st comes on 30 April and again on 31 May. */
function startOf(begunAt: Date, { unit, count }: SellingPlanInterval, index: number): Date {
  const passed = (index - 1) * count;
  const start = new Date(begunAt);
  if (unit === 'DAY' || unit === 'WEEK') {
    start.setUTCDate(start.getUTCDate() + passed * DAYS[unit]);
    return start;
  }
  const day = start.getUTCDate();
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() + passed * MONTHS[unit]);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0));
  start.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return start;
}

export function cycleAt(begunAt: Date, interval: SellingPlanInterval, index: number): Cycle {
  return {
    index,
    startsAt: startOf(begunAt, interval, index),
    endsAt: startOf(begunAt, interval, index + 1),
  };
}

/** Lists the cycles that start after now. */
export function upcomingCycles(
  begunAt: Date,
  interval: SellingPlanInterval,
  { now, count }: { readonly now: Date; readonly count: number },
): readonly Cycle[] {
  let first = 2;
  while (startOf(begunAt, interval, first) <= now) first += 1;
  return Array.from({ length: count }, (_, place) => cycleAt(begunAt, interval, first + place));
}

/** Time at which a charge is announced. */
export function reminderDue({ startsAt }: Cycle, { unit }: SellingPlanInterval): Date {
  return new Date(startsAt.getTime() - ANNOUNCED_IN_DAYS[unit] * DAY_IN_MS);
}

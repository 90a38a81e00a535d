import type { ShopKey } from '../../protocol/index.ts';
import CALENDARS from './calendars.json' with { type: 'json' };
import type { Shipping } from './shop-shipping.ts';

/** First and last day on which a parcel comes: `2026-12-01`. */
export interface PromisedDays {
  readonly first: string;
  readonly last: string;
}

interface Calendar {
  readonly timeZone: string;
  /** `12-25`, `easter+1`, or the first such weekday from a date on: `mon>=05-25`. */
  readonly closed: readonly string[];
  /** Says whether a holiday on a weekend is kept on the next open day or on the nearest; null: it is lost. */
  readonly fromWeekend: string | null;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY_MS = 86_400_000;

/** Returns when a parcel comes that is ordered now: it leaves and arrives on open days of the shop's country. */
export function promiseDays(
  shop: ShopKey,
  { days, orderBefore }: { readonly days: string } & Pick<Shipping, 'orderBefore'>,
  now: Date,
): PromisedDays {
  const calendar: Calendar = CALENDARS[shop];
  const { day: today, time } = readClock(shop, now);
  const isTooLate = time >= orderBefore;
  const left = nextOpenDay(calendar, isTooLate ? Date.parse(today) + DAY_MS : Date.parse(today));
  const [from = '', to = from] = days.split('-');
  return { first: openDayAfter(calendar, left, +from), last: openDayAfter(calendar, left, +to) };
}

/** Reads the clock of the shop's country: day `2026-11-23` and time `08:06`, and which clock it is. */
export function readClock(shop: ShopKey, moment: Date) {
  const { timeZone } = CALENDARS[shop];
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  // Swedish is written as ISO 8601 is.
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', style).format(moment).split(' ');
  return { day, time, timeZone };
}

function openDayAfter(calendar: Calendar, day: number, count: number): string {
  if (count === 0) return writeDay(day);
  return openDayAfter(calendar, nextOpenDay(calendar, day + DAY_MS), count - 1);
}

function nextOpenDay(calendar: Calendar, day: number): number {
  const year = new Date(day).getUTCFullYear();
  const closed = [...closedDays(calendar, year), ...closedDays(calendar, year + 1)];
  return isWeekend(day) || closed.includes(day) ? nextOpenDay(calendar, day + DAY_MS) : day;
}

function closedDays({ closed, fromWeekend }: Calendar, year: number): readonly number[] {
  const days = closed.map((rule) => dayOf(rule, year)).toSorted((a, b) => a - b);
  const kept = days.filter((day) => !isWeekend(day));
  for (const day of days.filter(isWeekend)) {
    let moved = day;
    const step = fromWeekend === 'nearest' && weekday(day) === 6 ? -DAY_MS : DAY_MS;
    while (isWeekend(moved) || kept.includes(moved)) moved += step;
    if (fromWeekend !== null) kept.push(moved);
  }
  return kept;
}

function dayOf(rule: string, year: number): number {
  if (rule.startsWith('easter')) return easterOf(year) + Number(rule.slice(6)) * DAY_MS;
  const [name = '', from] = rule.split('>=');
  if (from === undefined) return Date.parse(`${year}-${name}`);
  const earliest = Date.parse(`${year}-${from}`);
  return earliest + ((WEEKDAYS.indexOf(name) - weekday(earliest) + 7) % 7) * DAY_MS;
}

/** Easter Sunday by Oudin's reckoning of 1940. */
function easterOf(year: number): number {
  const [golden, century] = [year % 19, Math.floor(year / 100)];
  const leaps = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (leaps + 19 * golden + 15) % 30;
  const late =
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const moon = epact - late;
  const leapDays = Math.floor(year / 4) - century + Math.floor(century / 4);
  return Date.UTC(year, 2, 28 + moon - ((year + leapDays + moon + 2) % 7));
}

const isWeekend = (day: number): boolean => weekday(day) % 6 === 0;

const weekday = (day: number): number => new Date(day).getUTCDay();

const writeDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

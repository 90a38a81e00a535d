import type { Market } from '../markets/index.ts';
import HOLIDAYS from './holidays.json' with { type: 'json' };

/** A day without a time: `2026-04-06`. */
export type DayOfYear = string;

interface HolidayRules {
  /** `12-25` */
  readonly dates: readonly string[];
  readonly daysAfterEaster: readonly number[];
  /** The first such weekday (Monday is 1) from a date on. */
  readonly weekdays: readonly { readonly weekday: number; readonly onOrAfter: string }[];
  /** Says whether a holiday on a weekend moves to the next free working day, to the nearest one, or is lost. */
  readonly onWeekend: string;
}

/** Rules by ISO 3166: countries, and a part of one with holidays of its own. */
const RULES: ReadonlyMap<string, HolidayRules> = new Map(Object.entries(HOLIDAYS));

export type IsWorkingDay = (day: DayOfYear) => boolean;

export function workingDaysOf({
  countryCode,
  subdivision,
}: Pick<Market, 'countryCode' | 'subdivision'>): IsWorkingDay {
  const holidays = new Map<number, ReadonlySet<DayOfYear>>();
  return (day) => {
    const year = Number(day.slice(0, 4));
    const known = holidays.get(year) ?? holidaysNear(subdivision ?? countryCode, year);
    holidays.set(year, known);
    return !isWeekend(day) && !known.has(day);
  };
}

/** New Year's Day of the next year may move into this one. */
function holidaysNear(country: string, year: number): ReadonlySet<DayOfYear> {
  return new Set([...holidaysIn(country, year), ...holidaysIn(country, year + 1)]);
}

/** The holidays of a year on working days; none for a country that is not known. */
export function holidaysIn(country: string, year: number): ReadonlySet<DayOfYear> {
  const rules = RULES.get(country);
  const taken = new Set<DayOfYear>();
  if (rules === undefined) return taken;
  const days = [
    ...rules.daysAfterEaster.map((days) => addDays(easterSunday(year), days)),
    ...rules.weekdays.map(({ weekday, onOrAfter }) => {
      const first = `${year}-${onOrAfter}`;
      return addDays(first, (weekday - weekdayOf(first) + 7) % 7);
    }),
    ...rules.dates.map((date) => `${year}-${date}`),
  ];
  // Takes those on working days first: a moved holiday goes around them.
  for (const day of days) if (!isWeekend(day)) taken.add(day);
  for (const day of days) {
    const moved = isWeekend(day) ? movedFrom(day, rules.onWeekend, taken) : null;
    if (moved !== null) taken.add(moved);
  }
  return taken;
}

function movedFrom(
  day: DayOfYear,
  onWeekend: string,
  taken: ReadonlySet<DayOfYear>,
): DayOfYear | null {
  if (onWeekend === 'nearest') return addDays(day, weekdayOf(day) === 6 ? -1 : 1);
  if (onWeekend !== 'next') return null;
  let next = addDays(day, 1);
  while (isWeekend(next) || taken.has(next)) next = addDays(next, 1);
  return next;
}

/** Anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
export function easterSunday(year: number): DayOfYear {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function addDays(day: DayOfYear, count: number): DayOfYear {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

function isWeekend(day: DayOfYear): boolean {
  return weekdayOf(day) % 6 === 0;
}

function weekdayOf(day: DayOfYear): number {
  return new Date(day).getUTCDay();
}

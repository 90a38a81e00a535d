import type { Market } from './markets/index.ts';

/** dd-mm-yyyy in every market (spec §9); the day is the one in UTC, so server and browser agree. */
export function formatDate(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new Error('Cannot format a date that is not valid');
  const day = String(date.getUTCDate()).padStart(2, '0');
  const month = String(date.getUTCMonth() + 1).padStart(2, '0');
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return `${day}-${month}-${year}`;
}

/** Writes the day of what people tell, such as a review; Americans would read dd-mm as a month and its day. */
export function formatToldDate(
  date: Date,
  { customs, languageTag }: Pick<Market, 'customs' | 'languageTag'>,
): string {
  if (customs === 'metric') return formatDate(date);
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    date,
  );
}

/**
 * Adds a year and 28 days (spec §9): first the year, then the days.
 * 29 February has no anniversary in a common year and counts as 1 March, in the shopper's favour.
 */
export function addWarrantyPeriod(date: Date): Date {
  const end = new Date(date.getTime());
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  end.setUTCDate(end.getUTCDate() + 28);
  return end;
}

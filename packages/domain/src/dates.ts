import type { Market } from './markets/index.ts';

/** dd-mm-yyyy in every market (spec §9); the day is the one in UTC, so server and browser agree. */
export function formatDate(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new Error('Cannot format a date that is not valid');
  const day = String(date.getUTCDate()).padStart(2, '0');
  const month = String(date.getUTCMonth() + 1).padStart(2, '0');
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return `${day}-${month}-${year}`;
}

/** Formats a month, `2026-11`, as dates are: `11-2026`. */
export function formatMonth(month: string): string {
  return month.split('-').toReversed().join('-');
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

/** Formats a date as its language writes it by hand: French counts the first of a month, and no other day (`1er décembre`). */
export function formatDateParts(
  format: Intl.DateTimeFormat,
  date: Date,
): readonly Intl.DateTimeFormatPart[] {
  const isFrench = format.resolvedOptions().locale.startsWith('fr');
  return format
    .formatToParts(date)
    .map((part) =>
      isFrench && part.type === 'day' && part.value === '1' ? { ...part, value: '1er' } : part,
    );
}

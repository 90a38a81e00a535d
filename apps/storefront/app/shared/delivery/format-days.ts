import { formatDateParts } from '@lokke/domain/dates';

/** English puts the month where it is read before the day, and short. */
const SHORT_MONTHS = /^en\b/;
/** Nobody but Americans and Germans writes a comma behind a weekday's short name. */
const NO_COMMAS = /^(?:es|en-(?!US))/;

/** Writes a day that is promised, in words of the market: `di 1 december`, `Thu, Dec 3`. */
export function formatPromisedDay(day: string, languageTag: string): string {
  return partsOf(day, languageTag)
    .map(({ value }) => value)
    .join('');
}

/** Writes the first of two days without its month where that follows for both: `di 1` of `di 1 of wo 2 december`. */
export function formatFirstDay(first: string, last: string, languageTag: string): string {
  const parts = partsOf(first, languageTag);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  if (!isSameMonth || parts.at(-1)?.type !== 'month') return formatPromisedDay(first, languageTag);
  const [separator, ...before] = parts.slice(0, -1).toReversed();
  const point = separator?.value.startsWith('.') ? '.' : '';
  return (
    before
      .toReversed()
      .map(({ value }) => value)
      .join('') + point
  );
}

export function isNextDay(first: string, last: string): boolean {
  return Date.parse(last) - Date.parse(first) === 86_400_000;
}

function partsOf(day: string, languageTag: string): readonly Intl.DateTimeFormatPart[] {
  const format = new Intl.DateTimeFormat(languageTag, {
    weekday: 'short',
    day: 'numeric',
    month: SHORT_MONTHS.test(languageTag) ? 'short' : 'long',
    timeZone: 'UTC',
  });
  const parts = formatDateParts(format, new Date(day));
  return NO_COMMAS.test(languageTag)
    ? parts.map(({ type, value }) => ({ type, value: value === ', ' ? ' ' : value }))
    : parts;
}

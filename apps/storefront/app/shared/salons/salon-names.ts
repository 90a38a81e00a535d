import type { Market } from '@lokke/domain/markets';
import { OWN_PAGE, WEEKDAYS } from '@lokke/domain/salons';

/** Words of a market's language that browsers and servers may know differently, so the server names them. */
export interface SalonNames {
  /** Weekdays from Monday on. */
  readonly days: readonly string[];
  readonly languages: Readonly<Record<string, string>>;
}

export function salonNamesIn(
  { languageTag }: Pick<Market, 'languageTag'>,
  weekday: 'short' | 'long' = 'short',
): SalonNames {
  const day = new Intl.DateTimeFormat(languageTag, { weekday, timeZone: 'UTC' });
  const language = new Intl.DisplayNames(languageTag, { type: 'language' });
  return {
    // 1 January 2024 was a Monday.
    days: WEEKDAYS.map((_, index) => day.format(Date.UTC(2024, 0, 1 + index))),
    languages: Object.fromEntries(
      OWN_PAGE.languages.map((code) => [code, language.of(code) ?? code]),
    ),
  };
}

import { describe, expect, it, test } from 'vitest';
import CASES from './market-suggestion.cases.json' with { type: 'json' };
import {
  countryOfTimeZone,
  languageOfTag,
  suggestLocale,
  type VisitorClues,
} from './market-suggestion.ts';
import { LOCALES, type Locale, marketOf } from './markets/index.ts';
import TIME_ZONES from './time-zones.json' with { type: 'json' };

const clues = (current: Locale, others: Partial<VisitorClues> = {}): VisitorClues => ({
  current,
  soldLocales: LOCALES,
  preference: null,
  countryCode: null,
  languages: [],
  ...others,
});

describe('a market is suggested', () => {
  test.each(CASES)('$where, from $current', ({ where: _, current, suggested, ...others }) => {
    const at = LOCALES.find((locale) => locale === current) ?? 'nl';
    expect(suggestLocale(clues(at, others))).toBe(suggested);
  });

  it('never twice: where a suggestion leads, nothing else is suggested', () => {
    for (const current of LOCALES) {
      for (const countryCode of [null, 'NL', 'BE', 'GB', 'US', 'LI']) {
        for (const languages of [['nl'], ['fr', 'nl'], ['en-US'], ['de-LI'], ['nb-NO']]) {
          const first = suggestLocale(clues(current, { countryCode, languages }));
          if (first !== null) {
            expect(suggestLocale(clues(first, { countryCode, languages }))).toBeNull();
          }
        }
      }
    }
  });
});

test.each([
  ['Europe/Amsterdam', 'NL'],
  ['Atlantic/Canary', 'ES'],
  ['America/New_York', 'US'],
  ['America/Indiana/Knox', 'US'],
  ['America/Toronto', null],
  ['Europe/Vaduz', null],
  ['UTC', null],
])('clocks of %s are those of %s', (timeZone, country) => {
  expect(countryOfTimeZone(timeZone)).toBe(country);
});

test.each([
  ['nl-BE', 'nl'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['SV', 'sv'],
  ['zh-Hant', null],
  ['', null],
])('%s is read as %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

test.each(LOCALES)('clocks of the country of %s name it, and Intl knows them', (locale) => {
  const { countryCode } = marketOf(locale);
  const zones = Object.entries(TIME_ZONES).find(([country]) => country === countryCode)?.[1] ?? [];
  expect(zones).not.toEqual([]);
  for (const timeZone of zones.filter((zone) => !zone.endsWith('/'))) {
    expect(countryOfTimeZone(timeZone)).toBe(countryCode);
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  }
});

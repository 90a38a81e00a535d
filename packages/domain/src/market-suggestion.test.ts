import { describe, expect, it, test } from 'vitest';
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
  test.each<[string, Locale, Partial<VisitorClues>, Locale | null]>([
    ['in another country', 'nl', { countryCode: 'DE', languages: ['de-DE', 'de'] }, 'de'],
    [
      'in another country, whatever one speaks',
      'nl',
      { countryCode: 'SE', languages: ['nl'] },
      'se',
    ],
    ['in one’s own country', 'de', { countryCode: 'DE', languages: ['de'] }, null],
    ['abroad with a foreign browser', 'de', { countryCode: 'DE', languages: ['en-US'] }, null],
    [
      'at the bare address in the Netherlands',
      'en',
      { countryCode: 'NL', languages: ['nl-NL', 'en'] },
      'nl',
    ],
    [
      'in Dutch to an English reader',
      'nl',
      { countryCode: 'NL', languages: ['en-GB', 'en'] },
      'en',
    ],
    ['in Dutch to a Turkish reader', 'nl', { countryCode: 'NL', languages: ['tr'] }, null],
    ['in the United Kingdom', 'nl', { countryCode: 'GB', languages: ['en-GB'] }, 'uk'],
    [
      'in Northern Ireland, which looks like the United Kingdom',
      'ni',
      { countryCode: 'GB', languages: ['en-GB'] },
      null,
    ],
    ['in Flanders', 'nl', { countryCode: 'BE', languages: ['nl-BE', 'nl'] }, 'nl-be'],
    ['in Wallonia', 'fr', { countryCode: 'BE', languages: ['fr-BE', 'fr'] }, 'fr-be'],
    ['in Belgium to a German reader', 'de', { countryCode: 'BE', languages: ['de-BE'] }, 'nl-be'],
    [
      'in Belgium in the other language',
      'nl-be',
      { countryCode: 'BE', languages: ['fr-BE', 'nl'] },
      'fr-be',
    ],
    [
      'in Belgium to a German reader who is there',
      'fr-be',
      { countryCode: 'BE', languages: ['de'] },
      null,
    ],
    [
      'at another address of the same market',
      'fr-fr',
      { countryCode: 'FR', languages: ['fr'] },
      null,
    ],
    ['where things are tried', 'dev', { countryCode: 'DE', languages: ['de'] }, null],
    [
      'in a country that we do not sell in',
      'nl',
      { countryCode: 'LI', languages: ['de-LI'] },
      'de',
    ],
    [
      'in such a country to whom reads this',
      'de',
      { countryCode: 'LI', languages: ['de-LI'] },
      null,
    ],
    ['by the region of the language', 'nl', { languages: ['en-IE', 'en'] }, 'ie'],
    ['by Norway’s other written language', 'nl', { languages: ['nn-NO'] }, 'no'],
    ['by the language alone', 'nl', { languages: ['es', 'en'] }, 'es'],
    ['by the language alone to whom reads this too', 'nl', { languages: ['es', 'nl'] }, null],
    ['by a factory setting', 'nl', { languages: ['en-US'] }, null],
    [
      'by a factory setting and the region behind it',
      'nl',
      { languages: ['en-US', 'sv-SE'] },
      'se',
    ],
    ['in America', 'nl', { countryCode: 'US', languages: ['en-US'] }, 'na'],
    ['without any clue', 'nl', {}, null],
    ['by what was chosen before', 'nl', { preference: 'fr-be', countryCode: 'NL' }, 'fr-be'],
    [
      'by what was chosen before, which is here',
      'nl',
      { preference: 'nl', countryCode: 'DE' },
      null,
    ],
    [
      'by a choice that is none',
      'nl',
      { preference: 'xx', countryCode: 'NL', languages: ['nl'] },
      null,
    ],
    ['by a choice that nobody may make', 'nl', { preference: 'dev', languages: ['nl'] }, null],
  ])('%s, from %s', (_name, current, others, expected) => {
    expect(suggestLocale(clues(current, others))).toBe(expected);
  });

  it('only where there is something to buy', () => {
    const soldLocales: readonly Locale[] = ['en', 'nl', 'fr-be'];
    const german = { countryCode: 'DE', languages: ['de'] };
    expect(suggestLocale(clues('nl', { ...german, soldLocales }))).toBeNull();
    const flemish = { countryCode: 'BE', languages: ['nl-BE'] };
    expect(suggestLocale(clues('nl', { ...flemish, soldLocales }))).toBe('fr-be');
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

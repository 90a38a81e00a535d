import { expect, test } from 'vitest';
import { LOCALES, marketOf } from '../markets/index.ts';
import { isDuty, type Rule } from './duties.ts';
import { guaranteeYearsOf } from './guarantee-years.ts';
import { regionsOf } from './regions.ts';
import { type LawfulFacts, unmetDuties } from './unmet-duties.ts';

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const marketsWith = (rule: Rule, day: string) =>
  LOCALES.filter((locale) => isDuty(rule, marketOf(locale), on(day)));

test('isDuty holds where the law does: the Union’s not in Norway, Great Britain and the States', () => {
  const outside = ['na', 'uk', 'no', 'ni'];
  const inside = LOCALES.filter((locale) => !outside.includes(locale));
  expect(marketsWith('guaranteeNotice', '2026-11-28')).toEqual(inside);
  expect(marketsWith('optOutSignal', '2026-11-28')).toEqual(['na']);
  const free = LOCALES.filter((one) => !marketsWith('consentFirst', '2026-11-28').includes(one));
  expect(free).toEqual(['na']);
  expect(marketsWith('cancellation', '2026-11-28')).toEqual(['fr', 'fr-fr', 'na', 'de']);
  expect(marketsWith('packagingRegister', '2026-11-28')).toEqual(['fr', 'fr-fr']);
});

test('regionsOf knows a country that is no market yet, and Northern Ireland by its shop', () => {
  expect(regionsOf(Object.assign({}, marketOf('de'), { countryCode: 'AT' }))).toEqual([
    'AT',
    'EU',
    'EEA',
  ]);
  expect(regionsOf(marketOf('no'))).toEqual(['NO', 'EEA']);
  expect(regionsOf(marketOf('uk'))).toEqual(['GB']);
  expect(regionsOf(marketOf('ni'))).toEqual(['NI']);
});

const allOf = (fact: LawfulFacts['zoom']): LawfulFacts => ({
  guaranteePicture: fact,
  greenClaims: fact,
  priceHistory: fact,
  letters: fact,
  responsible: fact,
  sellerFacts: fact,
  registers: fact,
  inci: fact,
  zoom: fact,
  renewals: fact,
});

test('unmetDuties lists, day by day, what the settings of 2025 begin to lack', () => {
  const facts: LawfulFacts = {
    ...allOf('met'),
    guaranteePicture: { missing: 'no picture' },
    registers: { missing: 'no IDU' },
    inci: { missing: 'no INCI' },
    renewals: { missing: 'nobody reminds' },
  };
  const unmet = (locale: 'fr' | 'nl' | 'uk', day: string) =>
    unmetDuties(marketOf(locale), facts, on(day)).map(({ rule, missing }) => [rule, missing]);
  expect(unmet('nl', '2026-07-30')).toEqual([]);
  expect(unmet('nl', '2026-07-31')).toEqual([['allergens', 'no INCI']]);
  expect(unmet('nl', '2026-09-27')).toEqual([
    ['guaranteeNotice', 'no picture'],
    ['allergens', 'no INCI'],
  ]);
  expect(unmet('fr', '2025-12-31')).toEqual([['packagingRegister', 'no IDU']]);
  expect(unmet('uk', '2026-09-27')).toEqual([]);
});

/** Locales in which something begins to lack, day by day, with a shop that has met nothing. */
function turningPoints(from: string, to: string): readonly (readonly [string, Rule, string])[] {
  const points: (readonly [string, Rule, string])[] = [];
  const known = new Set<string>();
  const nothing = allOf({ missing: 'not there' });
  const day = on(from);
  for (let isFirst = true; day <= on(to); day.setUTCDate(day.getUTCDate() + 1)) {
    for (const locale of ['de', 'es', 'ie', 'na', 'ni', 'no', 'se', 'uk'] as const) {
      for (const { rule } of unmetDuties(marketOf(locale), nothing, day)) {
        if (!known.has(`${locale} ${rule}`) && !isFirst) {
          points.push([day.toISOString().slice(0, 10), rule, locale]);
        }
        known.add(`${locale} ${rule}`);
      }
    }
    isFirst = false;
  }
  return points;
}

test('a shop of 2025 sees each duty turn on once, on its day, to the end of 2027', () => {
  const member = ['de', 'es', 'ie', 'se'] as const;
  expect(turningPoints('2025-01-01', '2027-12-31')).toEqual([
    ['2025-04-06', 'reportReview', 'ni'],
    ['2025-04-06', 'reportReview', 'uk'],
    ...member.map((locale) => ['2025-06-28', 'accessibility', locale]),
    ['2025-07-01', 'renewalReminder', 'na'],
    ...member.map((locale) => ['2026-06-19', 'withdrawal', locale]),
    ...['de', 'es', 'ie', 'ni', 'no', 'se'].map((locale) => ['2026-07-31', 'allergens', locale]),
    ...member.flatMap((locale) => [
      ['2026-09-27', 'guaranteeNotice', locale],
      ['2026-09-27', 'greenClaims', locale],
    ]),
  ]);
});

test('guaranteeYearsOf knows the countries whose law gives more than two years', () => {
  const years = (locale: 'es' | 'nl' | 'se') => guaranteeYearsOf(marketOf(locale));
  expect([years('nl'), years('es'), years('se')]).toEqual([2, 3, 3]);
});

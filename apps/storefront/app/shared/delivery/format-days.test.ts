import { expect, test } from 'vitest';
import { formatFirstDay, formatPromisedDay, isNextDay } from './format-days.ts';

test.each([
  ['nl-NL', 'di 1', 'wo 2 december'],
  ['de-DE', 'Di., 1.', 'Mi., 2. Dezember'],
  ['fr-BE', 'mar. 1er', 'mer. 2 décembre'],
  ['es-ES', 'mar 1', 'mié 2 de diciembre'],
  ['sv-SE', 'tis 1', 'ons 2 december'],
  ['en-IE', 'Tue 1', 'Wed 2 Dec'],
  ['en-US', 'Tue, Dec 1', 'Wed, Dec 2'],
])('in %s two days of one month are %s and %s', (languageTag, first, last) => {
  expect(formatFirstDay('2026-12-01', '2026-12-02', languageTag)).toBe(first);
  expect(formatPromisedDay('2026-12-02', languageTag)).toBe(last);
});

test.each([
  ['2026-11-30', '2026-12-01', 'ma 30 november', true],
  ['2026-12-31', '2027-01-02', 'do 31 december', false],
  ['2026-12-01', '2027-12-02', 'di 1 december', false],
])('from %s to %s the first day keeps its month: %s', (first, last, expected, isNext) => {
  expect(formatFirstDay(first, last, 'nl-NL')).toBe(expected);
  expect(isNextDay(first, last)).toBe(isNext);
});

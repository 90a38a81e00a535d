import { expect, test } from 'vitest';
import { flagCountryOf } from './index.ts';

test.each([
  ['nl', 'NL'],
  ['uk', 'GB'],
  ['ni', 'GB'],
  ['na', 'US'],
  ['se', 'SE'],
  ['nl-be', null],
  ['fr-be', null],
  ['fr-fr', null],
  ['dev', null],
  ['en', null],
] as const)('the flag of %s is %s', (locale, country) => {
  expect(flagCountryOf(locale)).toBe(country);
});

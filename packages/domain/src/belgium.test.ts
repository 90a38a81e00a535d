import { expect, test } from 'vitest';
import { localeOfBelgianPostcode } from './belgium.ts';

test.each([
  ['1000', 'fr-be'],
  ['1599', 'fr-be'],
  ['1600', 'nl-be'],
  ['1601', 'nl-be'],
  ['3998', 'nl-be'],
  ['3999', 'nl-be'],
  ['4000', 'fr-be'],
  ['7999', 'fr-be'],
  ['8000', 'nl-be'],
  ['8001', 'nl-be'],
  ['9999', 'nl-be'],
  [' 9000 ', 'nl-be'],
  ['B-4000', 'fr-be'],
  ['be 9000', 'nl-be'],
])('postcode %s belongs to %s', (postcode, locale) => {
  expect(localeOfBelgianPostcode(postcode)).toBe(locale);
});

test.each([
  '',
  '0999',
  '999',
  '10000',
  '16 00',
  'abcd',
  '1600.0',
  '-1600',
  'X1600',
  '1e3',
  'L-9000',
])('"%s" is not a Belgian postcode', (postcode) => {
  expect(localeOfBelgianPostcode(postcode)).toBeNull();
});

import { marketOf } from '@lokke/domain/markets';
import { expect, test } from 'vitest';
import { formatDistance, phoneHref } from './format-salon.ts';

test.each([
  ['nl', 0, '0 km'],
  ['nl', 9.94, '9,9 km'],
  ['nl', 10, '10 km'],
  ['de', 1234.5, '1.235 km'],
  ['ie', 3.25, '3.3 km'],
  ['uk', 16.09344, '10 mi'],
  ['ni', 8, '5 mi'],
  ['na', 2, '1.2 mi'],
  ['se', 2.5, '2,5 km'],
] as const)('in %s %d km is %s', (locale, distanceInKm, expected) => {
  const text = formatDistance(distanceInKm, marketOf(locale));
  expect(text.replaceAll(/\s/gu, ' ')).toBe(expected);
});

test.each([
  ['+31 20 123 45 67', 'tel:+31201234567'],
  ['+31 (0)20 123 45 67', 'tel:+31201234567'],
  ['+44 ( 0 ) 20-7946 0000', 'tel:+442079460000'],
  ['(020) 123 45 67', 'tel:0201234567'],
  ['(0) 20 123', 'tel:020123'],
  ['+1 (212) 555-0100', 'tel:+12125550100'],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

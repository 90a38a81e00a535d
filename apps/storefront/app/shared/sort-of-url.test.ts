import { expect, test } from 'vitest';
import { sortOfUrl } from './sort-of-url.ts';

test.each([
  ['?sortOption=sortByPriceAscending', 'sortByPriceAscending'],
  ['?utm_source=mail&sortOption=sortByHighestRated', 'sortByHighestRated'],
  ['?sortOption=sortByWhim', 'sortByPopularity'],
  ['?sortOption=', 'sortByPopularity'],
  ['', 'sortByPopularity'],
])('the address %s asks for %s', (search, option) => {
  expect(sortOfUrl(`http://localhost:3000/nl/shop${search}`)).toBe(option);
});

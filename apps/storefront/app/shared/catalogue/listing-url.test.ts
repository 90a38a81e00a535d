import { expect, it, test } from 'vitest';
import { formatListingAddress, parseListingAddress } from './listing-url.ts';

const KNOWN = new Map([
  ['hairType', new Set(['dry', 'curly'])],
  ['concern', new Set(['frizz'])],
]);
const parse = (search: string) => parseListingAddress(search, KNOWN);

test.each([
  ['?sortOption=sortByPriceAscending', 'sortByPriceAscending'],
  ['?utm_source=mail&sortOption=sortByHighestRated', 'sortByHighestRated'],
  ['?sortOption=sortByWhim', null],
  ['?sortOption=', null],
  ['', null],
])('the address %s asks for the order %s', (search, option) => {
  expect(parse(search).sortOption).toBe(option);
});

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=1.5', 1],
  ['?page=many', 1],
  ['?page=1000000', 60],
])('the address %s shows %i pages', (search, pageCount) => {
  expect(parse(search).pageCount).toBe(pageCount);
});

it('reads a form without scripts, which repeats a name, like a link', () => {
  expect(parse('?hairType=dry&hairType=curly').filters).toEqual(
    parse('?hairType=dry,curly').filters,
  );
});

it('writes what it read and leaves out junk, but keeps what others put in', () => {
  const search = '?slug=care&sortOption=sortByWhim&hairType=dry,green&page=2&utm_source=mail+1';
  expect(formatListingAddress(parse(search))).toBe(
    '?slug=care&hairType=dry&page=2&utm_source=mail+1',
  );
  expect(formatListingAddress(parse(''))).toBe('');
});

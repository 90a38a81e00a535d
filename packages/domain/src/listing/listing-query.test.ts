import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  formatListingQuery,
  inAddressOrder,
  isInAddressOrder,
  parseListingQuery,
  SORT_OPTIONS,
} from './index.ts';

const KNOWN = new Map([
  ['hairType', new Set(['dry', 'curly'])],
  ['concern', new Set(['oily roots', 'frizz', 'a,b', 'c\\d'])],
  ['slug', new Set(['care'])],
  ['sortOption', new Set(['sortByPriceAscending'])],
]);

const NOTHING = { slug: null, sortOption: null, filters: [] };
const dry = { id: 'hairType', value: 'dry' };
const curly = { id: 'hairType', value: 'curly' };

test.each([
  ['', NOTHING],
  ['?slug=care', { ...NOTHING, slug: 'care' }],
  ['slug=', NOTHING],
  ['slug=a&slug=b', { ...NOTHING, slug: 'a' }],
  ['sortOption=sortByPriceAscending', { ...NOTHING, sortOption: 'sortByPriceAscending' }],
  ['sortOption=byMagic', NOTHING],
  ['sortOption=', NOTHING],
  ['hairType=dry,curly', { ...NOTHING, filters: [dry, curly] }],
  ['hairType=dry%2Ccurly', { ...NOTHING, filters: [dry, curly] }],
  ['hairType=dry&hairType=curly', { ...NOTHING, filters: [dry, curly] }],
  ['hairType=,dry,,dry,', { ...NOTHING, filters: [dry] }],
  ['hairType=Dry,%20dry,bald', NOTHING],
  ['finish=dry&utm_source=dry', NOTHING],
  ['concern=oily+roots', { ...NOTHING, filters: [{ id: 'concern', value: 'oily roots' }] }],
  ['concern=a\\,b', { ...NOTHING, filters: [{ id: 'concern', value: 'a,b' }] }],
  ['concern=%E0%A4%A', NOTHING],
])('parseListingQuery reads "%s"', (query, expected) => {
  expect(parseListingQuery(query, KNOWN)).toEqual(expected);
});

describe('formatListingQuery', () => {
  test.each([
    [NOTHING, ''],
    [
      {
        slug: 'hair care',
        sortOption: 'sortByPopularity',
        filters: [dry, { id: 'concern', value: 'oily roots' }, curly],
      },
      'slug=hair%20care&sortOption=sortByPopularity&hairType=dry,curly&concern=oily%20roots',
    ],
    [{ ...NOTHING, filters: [{ id: 'concern', value: 'a,b' }] }, 'concern=a%5C%2Cb'],
  ] as const)('writes %o', (listing, query) => {
    expect(formatListingQuery(listing)).toBe(query);
  });

  it('is read back as it was, also by way of a browser', () => {
    const anyText = fc.string({ unit: 'grapheme', minLength: 1 });
    const anyGroups = fc.uniqueArray(
      fc.tuple(
        anyText.filter((id) => id !== 'slug' && id !== 'sortOption'),
        fc.uniqueArray(anyText, { minLength: 1 }),
      ),
      { selector: ([id]) => id },
    );
    const anyListing = fc.record({
      slug: fc.option(anyText),
      sortOption: fc.option(fc.constantFrom(...SORT_OPTIONS)),
      groups: anyGroups,
    });
    fc.assert(
      fc.property(anyListing, ({ slug, sortOption, groups }) => {
        const filters = groups.flatMap(([id, values]) => values.map((value) => ({ id, value })));
        const known = new Map(groups.map(([id, values]) => [id, new Set(values)]));
        const listing = { slug, sortOption, filters };
        const query = formatListingQuery(listing);
        expect(parseListingQuery(query, known)).toEqual(listing);
        expect(parseListingQuery(new URLSearchParams(query).toString(), known)).toEqual(listing);
      }),
    );
  });
});

describe('filters in the order of an address whose parameters are sorted', () => {
  const known = new Map([...KNOWN, ['price', new Set<string>()], ['vendor', new Set(['x'])]]);

  test.each([
    'hairType=curly,dry&concern=frizz',
    'concern=frizz&hairType=curly,dry',
    'vendor=x&price=5-10&hairType=dry',
    'hairType=dry&vendor=x&concern=frizz&price=5-10',
    '',
  ])('%s', (query) => {
    const { filters } = parseListingQuery(query, known);
    const sorted = new URLSearchParams(query);
    sorted.sort();
    const served = parseListingQuery(sorted.toString(), known).filters;
    expect(inAddressOrder(filters)).toEqual(served);
    expect(isInAddressOrder(served)).toBe(true);
    expect(isInAddressOrder(filters)).toBe(JSON.stringify(filters) === JSON.stringify(served));
  });
});

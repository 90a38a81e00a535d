import { describe, expect, it } from 'vitest';
import {
  countFacets,
  type Filter,
  filterEntries,
  formatPriceRange,
  type ListingEntry,
  parseListingQuery,
  parsePriceRange,
  priceBounds,
} from './index.ts';

function entry(price: number | null, value = 'S'): ListingEntry {
  return {
    title: `${price}`,
    specs: [{ type: 'size', value }],
    firstVariant:
      price === null ? null : { price: { amountInMinorUnits: price, currencyCode: 'EUR' } },
    rating: null,
    soldQuantity: 0,
  };
}
const priceFilter = (value: string): readonly Filter[] => [{ id: 'price', value }];
const known = new Map([
  ['price', new Set<string>()],
  ['size', new Set(['S'])],
]);

describe('a price range in an address', () => {
  it.each([
    ['10-25', { lowInMinorUnits: 1000, highInMinorUnits: 2500 }],
    ['10.5-', { lowInMinorUnits: 1050, highInMinorUnits: null }],
    ['-25.99', { lowInMinorUnits: null, highInMinorUnits: 2599 }],
    ['0-0', { lowInMinorUnits: 0, highInMinorUnits: 0 }],
    ['10-10', { lowInMinorUnits: 1000, highInMinorUnits: 1000 }],
  ])('%s is read, and written the same', (value, range) => {
    expect(parsePriceRange(value)).toEqual(range);
    expect(parsePriceRange(formatPriceRange(range) ?? '')).toEqual(range);
  });

  it.each([
    '',
    '-',
    '10',
    '25-10',
    '1,5-2',
    'a-b',
    '1e3-2',
    '--5',
    '10-25-30',
    '12345678-',
    '1.234-2',
  ])('%j is none', (value) => expect(parsePriceRange(value)).toBeNull());

  it.each([
    ['price=10&price=25', '10-25'],
    ['price=5-9&price=10-25', '5-9'],
    ['price=10&price=', '10-'],
    ['price=&price=25', '-25'],
  ])('of two values (%s) makes one range', (search, value) => {
    expect(parseListingQuery(search, known).filters).toEqual(priceFilter(value));
  });

  it.each(['price=25&price=10', 'price=10', 'price=cheap', 'price=&price='])(
    'is ignored where it is none: %s',
    (search) => {
      expect(parseListingQuery(search, known).filters).toEqual([]);
    },
  );
});

describe('a list filtered by price', () => {
  const entries = [999, 1000, 1001, 2499, 2500, 2501, null].map((price) => entry(price));
  const pricesWithin = (value: string) =>
    filterEntries(entries, priceFilter(value), {}).map(({ title }) => title);

  it('shows what is at or between the ends, and nothing without a price', () => {
    expect(pricesWithin('10-25')).toEqual(['1000', '1001', '2499', '2500']);
    expect(pricesWithin('25-')).toEqual(['2500', '2501']);
    expect(pricesWithin('-10')).toEqual(['999', '1000']);
  });

  it('joins the other groups, and counts within the range', () => {
    const mixed = [entry(1000, 'S'), entry(2000, 'S'), entry(2000, 'M')];
    const filters = [...priceFilter('15-25'), { id: 'size', value: 'S' }];
    expect(filterEntries(mixed, filters, { size: 'OR' })).toEqual([mixed[1]]);
    const counts = countFacets({ entries: mixed, filters, conditions: { size: 'OR' } });
    expect(counts.get('size')).toEqual([
      { value: 'S', count: 1, isChosen: true },
      { value: 'M', count: 1, isChosen: false },
    ]);
  });

  it('has whole amounts around all prices as its ends', () => {
    expect(priceBounds(entries)).toEqual({ low: 9, high: 26 });
    expect(priceBounds([entry(1000), entry(1000)])).toBeNull();
    expect(priceBounds([])).toBeNull();
  });
});

import { describe, expect, it, test } from 'vitest';
import { type ListingEntry, sortEntries } from './index.ts';

const NL = { languageTag: 'nl-NL' };

function entry(
  title: string,
  facts: { cents?: number; rating?: number; sold?: number } = {},
): ListingEntry {
  const { cents, rating, sold = 0 } = facts;
  return {
    title,
    specs: [],
    firstVariant:
      cents === undefined ? null : { price: { amountInMinorUnits: cents, currencyCode: 'EUR' } },
    rating: rating === undefined ? null : { averageRating: rating },
    soldQuantity: sold,
  };
}

const CATALOGUE: readonly ListingEntry[] = [
  entry('Mask 10', { cents: 3000, rating: 4.5, sold: 5 }),
  entry('élan', { cents: 900, sold: 90 }),
  entry('Mask 9', { rating: 4.9, sold: 5 }),
  entry('Oil', { cents: 3000, rating: 4.5 }),
  {
    ...entry('Duo', { cents: 100, rating: 5, sold: 1 }),
    products: [entry('a', { cents: 2000 }), entry('b', { cents: 1500 })],
  },
];

describe('sortEntries', () => {
  test.each([
    ['sortByAlphabetAscending', ['Oil', 'Mask 10', 'Mask 9', 'élan', 'Duo']], // spec §9: reversed, kept
    ['sortByAlphabetDescending', ['Duo', 'élan', 'Mask 9', 'Mask 10', 'Oil']],
    ['sortByPriceAscending', ['élan', 'Mask 10', 'Oil', 'Duo', 'Mask 9']],
    ['sortByPriceDescending', ['Duo', 'Mask 10', 'Oil', 'élan', 'Mask 9']],
    ['sortByHighestRated', ['Duo', 'Mask 9', 'Mask 10', 'Oil', 'élan']],
    ['sortByPopularity', ['élan', 'Mask 10', 'Mask 9', 'Duo', 'Oil']],
    [null, ['Mask 10', 'élan', 'Mask 9', 'Oil', 'Duo']],
  ] as const)('%s', (option, titles) => {
    expect(sortEntries(CATALOGUE, option, NL).map(({ title }) => title)).toEqual(titles);
    expect(CATALOGUE[0]?.title).toBe('Mask 10');
  });

  test.each([
    ['sv-SE', ['ö', 'å', 'z']],
    ['de-DE', ['z', 'ö', 'å']],
  ])('orders names as %s does', (languageTag, titles) => {
    const entries = ['z', 'å', 'ö'].map((title) => entry(title));
    const sorted = sortEntries(entries, 'sortByAlphabetAscending', { languageTag });
    expect(sorted.map(({ title }) => title)).toEqual(titles);
  });
});

it('leaves the list itself alone without an option', () => {
  expect(sortEntries(CATALOGUE, null, NL)).toBe(CATALOGUE);
});

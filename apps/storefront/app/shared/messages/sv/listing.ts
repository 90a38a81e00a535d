import type { listing as source } from '../en/listing.ts';
import type { Translation } from '../message.ts';

export const listing = {
  'listing.all.title': 'Alla produkter',
  'listing.all.intro': 'Allt vi gör, på ett ställe.',
  'listing.count': { one: '{count} produkt', other: '{count} produkter' },
  'listing.sort': 'Sortera',
  'listing.sort.sortByPopularity': 'Mest köpt',
  'listing.sort.sortByHighestRated': 'Högst betyg',
  'listing.sort.sortByPriceAscending': 'Pris: lågt till högt',
  'listing.sort.sortByPriceDescending': 'Pris: högt till lågt',
  'listing.sort.sortByAlphabetDescending': 'Namn: A–Ö',
  'listing.sort.sortByAlphabetAscending': 'Namn: Ö–A',
  'listing.empty': 'Här på hyllan står inget än.',
  'listing.empty.action': 'Se alla produkter',
} satisfies Translation<typeof source>;

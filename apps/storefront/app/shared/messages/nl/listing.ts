import type { listing as source } from '../en/listing.ts';
import type { Translation } from '../message.ts';

export const listing = {
  'listing.all.title': 'Alle producten',
  'listing.all.intro': 'Alles wat we maken, bij elkaar.',
  'listing.count': { one: '{count} product', other: '{count} producten' },
  'listing.sort': 'Sorteren',
  'listing.sort.sortByPopularity': 'Meest gekocht',
  'listing.sort.sortByHighestRated': 'Best beoordeeld',
  'listing.sort.sortByPriceAscending': 'Prijs: laag naar hoog',
  'listing.sort.sortByPriceDescending': 'Prijs: hoog naar laag',
  'listing.sort.sortByAlphabetDescending': 'Naam: A–Z',
  'listing.sort.sortByAlphabetAscending': 'Naam: Z–A',
  'listing.empty': 'Er staat nog niets op deze plank.',
  'listing.empty.action': 'Bekijk alle producten',
} satisfies Translation<typeof source>;

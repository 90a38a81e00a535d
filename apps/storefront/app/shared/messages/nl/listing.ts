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
  'listing.badge.new': 'Nieuw',
  'listing.badge.bestseller': 'Bestseller',
  'listing.badge.professional-only': 'Voor de salon',
  'listing.soldOut': 'Uitverkocht',
  'listing.before': 'Eerst',
  'listing.rating': {
    one: '{rating} van 5, {count} beoordeling',
    other: '{rating} van 5, {count} beoordelingen',
  },
} satisfies Translation<typeof source>;

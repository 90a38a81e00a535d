import type { listing as source } from '../en/listing.ts';
import type { Translation } from '../message.ts';

export const listing = {
  'listing.all.title': 'Alle produkter',
  'listing.all.intro': 'Alt vi lager, på ett sted.',
  'listing.count': { one: '{count} produkt', other: '{count} produkter' },
  'listing.sort': 'Sorter',
  'listing.sort.sortByPopularity': 'Mest kjøpt',
  'listing.sort.sortByHighestRated': 'Best vurdert',
  'listing.sort.sortByPriceAscending': 'Pris: lav til høy',
  'listing.sort.sortByPriceDescending': 'Pris: høy til lav',
  'listing.sort.sortByAlphabetDescending': 'Navn: A–Å',
  'listing.sort.sortByAlphabetAscending': 'Navn: Å–A',
  'listing.empty': 'Det står ingenting på denne hyllen ennå.',
  'listing.empty.action': 'Se alle produkter',
} satisfies Translation<typeof source>;

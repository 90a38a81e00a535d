import type { listing as source } from '../en/listing.ts';
import type { Translation } from '../message.ts';

export const listing = {
  'listing.all.title': 'Alle Produkte',
  'listing.all.intro': 'Alles, was wir machen, an einem Ort.',
  'listing.count': { one: '{count} Produkt', other: '{count} Produkte' },
  'listing.sort': 'Sortieren',
  'listing.sort.sortByPopularity': 'Beliebteste',
  'listing.sort.sortByHighestRated': 'Am besten bewertet',
  'listing.sort.sortByPriceAscending': 'Preis: aufsteigend',
  'listing.sort.sortByPriceDescending': 'Preis: absteigend',
  'listing.sort.sortByAlphabetDescending': 'Name: A–Z',
  'listing.sort.sortByAlphabetAscending': 'Name: Z–A',
  'listing.empty': 'In diesem Regal steht noch nichts.',
  'listing.empty.action': 'Alle Produkte ansehen',
} satisfies Translation<typeof source>;

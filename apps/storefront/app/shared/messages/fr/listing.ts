import type { listing as source } from '../en/listing.ts';
import type { Translation } from '../message.ts';

export const listing = {
  'listing.all.title': 'Tous les produits',
  'listing.all.intro': 'Tout ce que nous faisons, au même endroit.',
  'listing.count': { one: '{count} produit', other: '{count} produits' },
  'listing.sort': 'Trier',
  'listing.sort.sortByPopularity': 'Les plus achetés',
  'listing.sort.sortByHighestRated': 'Les mieux notés',
  'listing.sort.sortByPriceAscending': 'Prix croissant',
  'listing.sort.sortByPriceDescending': 'Prix décroissant',
  'listing.sort.sortByAlphabetDescending': 'Nom : A–Z',
  'listing.sort.sortByAlphabetAscending': 'Nom : Z–A',
  'listing.empty': 'Cette étagère est encore vide.',
  'listing.empty.action': 'Voir tous les produits',
} satisfies Translation<typeof source>;

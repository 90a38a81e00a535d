import type { listing as source } from '../en/listing.ts';
import type { Translation } from '../message.ts';

export const listing = {
  'listing.all.title': 'Todos los productos',
  'listing.all.intro': 'Todo lo que hacemos, en un solo lugar.',
  'listing.count': { one: '{count} producto', other: '{count} productos' },
  'listing.sort': 'Ordenar',
  'listing.sort.sortByPopularity': 'Más vendidos',
  'listing.sort.sortByHighestRated': 'Mejor valorados',
  'listing.sort.sortByPriceAscending': 'Precio: de menor a mayor',
  'listing.sort.sortByPriceDescending': 'Precio: de mayor a menor',
  'listing.sort.sortByAlphabetDescending': 'Nombre: A–Z',
  'listing.sort.sortByAlphabetAscending': 'Nombre: Z–A',
  'listing.empty': 'Este estante aún está vacío.',
  'listing.empty.action': 'Ver todos los productos',
} satisfies Translation<typeof source>;

import type { search as source } from '../en/search.ts';
import type { Translation } from '../message.ts';

export const search = {
  'search.title': 'Sök',
  'search.label': 'Sök i butiken',
  'search.close': 'Stäng sökningen',
  'search.results': {
    one: '{count} produkt för ”{query}”',
    other: '{count} produkter för ”{query}”',
  },
  'search.nothing': 'Inget för ”{query}”. Färre ord hittar ofta mer.',
  'search.popular': 'Mest efterfrågat',
  'search.suggestions': 'Förslag',
  'search.products': 'Produkter',
  'search.ranges': 'Serier',
  'search.count': { one: '{count} förslag', other: '{count} förslag' },
  'search.failed': 'Förslag finns inte just nu. Enter söker ändå.',
} satisfies Translation<typeof source>;

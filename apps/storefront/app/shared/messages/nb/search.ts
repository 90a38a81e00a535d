import type { search as source } from '../en/search.ts';
import type { Translation } from '../message.ts';

export const search = {
  'search.title': 'Søk',
  'search.label': 'Søk i butikken',
  'search.close': 'Lukk søket',
  'search.results': {
    one: '{count} produkt for «{query}»',
    other: '{count} produkter for «{query}»',
  },
  'search.nothing': 'Ingenting for «{query}». Færre ord finner ofte mer.',
  'search.popular': 'Mest etterspurt',
  'search.suggestions': 'Forslag',
  'search.products': 'Produkter',
  'search.ranges': 'Serier',
  'search.count': { one: '{count} forslag', other: '{count} forslag' },
  'search.failed': 'Forslag er ikke tilgjengelige akkurat nå. Enter søker likevel.',
} satisfies Translation<typeof source>;

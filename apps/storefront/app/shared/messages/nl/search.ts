import type { search as source } from '../en/search.ts';
import type { Translation } from '../message.ts';

export const search = {
  'search.title': 'Zoeken',
  'search.label': 'Zoek in de winkel',
  'search.close': 'Zoeken sluiten',
  'search.results': {
    one: '{count} product voor “{query}”',
    other: '{count} producten voor “{query}”',
  },
  'search.nothing': 'Niets gevonden voor “{query}”. Met minder woorden vind je vaak meer.',
  'search.popular': 'Veel gevraagd',
  'search.suggestions': 'Suggesties',
  'search.products': 'Producten',
  'search.ranges': 'Lijnen',
  'search.count': { one: '{count} suggestie', other: '{count} suggesties' },
  'search.failed': 'Suggesties zijn er nu even niet. Met Enter zoek je wel.',
} satisfies Translation<typeof source>;

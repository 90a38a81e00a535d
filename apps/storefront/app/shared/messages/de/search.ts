import type { search as source } from '../en/search.ts';
import type { Translation } from '../message.ts';

export const search = {
  'search.title': 'Suchen',
  'search.label': 'Im Shop suchen',
  'search.close': 'Suche schließen',
  'search.results': { one: '{count} Produkt zu „{query}“', other: '{count} Produkte zu „{query}“' },
  'search.nothing': 'Nichts zu „{query}“ gefunden. Weniger Wörter finden oft mehr.',
  'search.popular': 'Oft gesucht',
  'search.suggestions': 'Vorschläge',
  'search.products': 'Produkte',
  'search.ranges': 'Linien',
  'search.count': { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  'search.failed': 'Vorschläge gibt es gerade nicht. Mit der Eingabetaste wird trotzdem gesucht.',
} satisfies Translation<typeof source>;

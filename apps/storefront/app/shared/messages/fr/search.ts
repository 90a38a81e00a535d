import type { search as source } from '../en/search.ts';
import type { Translation } from '../message.ts';

export const search = {
  'search.title': 'Rechercher',
  'search.label': 'Rechercher dans la boutique',
  'search.close': 'Fermer la recherche',
  'search.results': {
    one: '{count} produit pour « {query} »',
    other: '{count} produits pour « {query} »',
  },
  'search.nothing': 'Rien pour « {query} ». Moins de mots trouvent souvent plus.',
  'search.popular': 'Les plus demandés',
  'search.suggestions': 'Suggestions',
  'search.products': 'Produits',
  'search.ranges': 'Gammes',
  'search.count': { one: '{count} suggestion', other: '{count} suggestions' },
  'search.failed': 'Pas de suggestions pour le moment. Entrée lance quand même la recherche.',
} satisfies Translation<typeof source>;

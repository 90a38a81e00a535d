import type { search as source } from '../en/search.ts';
import type { Translation } from '../message.ts';

export const search = {
  'search.title': 'Buscar',
  'search.label': 'Buscar en la tienda',
  'search.close': 'Cerrar la búsqueda',
  'search.results': {
    one: '{count} producto para «{query}»',
    other: '{count} productos para «{query}»',
  },
  'search.nothing': 'Nada para «{query}». Con menos palabras se suele encontrar más.',
  'search.popular': 'Lo más pedido',
  'search.suggestions': 'Sugerencias',
  'search.products': 'Productos',
  'search.ranges': 'Líneas',
  'search.count': { one: '{count} sugerencia', other: '{count} sugerencias' },
  'search.failed': 'Ahora no hay sugerencias. Con Intro puedes buscar igualmente.',
} satisfies Translation<typeof source>;

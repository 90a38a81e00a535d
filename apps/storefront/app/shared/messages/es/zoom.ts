import type { zoom as source } from '../en/zoom.ts';
import type { Translation } from '../message.ts';

export const zoom = {
  'zoom.title': 'Imagen ampliada',
  'zoom.close': 'Cerrar la imagen ampliada',
  'zoom.larger': 'Más grande',
  'zoom.smaller': 'Más pequeño',
  'zoom.next': 'Imagen siguiente',
  'zoom.previous': 'Imagen anterior',
  'zoom.number': '{number} de {total}',
} satisfies Translation<typeof source>;

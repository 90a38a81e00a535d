import type { zoom as source } from '../en/zoom.ts';
import type { Translation } from '../message.ts';

export const zoom = {
  'zoom.title': 'Image agrandie',
  'zoom.close': 'Fermer l’agrandissement',
  'zoom.larger': 'Plus grand',
  'zoom.smaller': 'Plus petit',
  'zoom.next': 'Image suivante',
  'zoom.previous': 'Image précédente',
  'zoom.number': '{number} sur {total}',
} satisfies Translation<typeof source>;

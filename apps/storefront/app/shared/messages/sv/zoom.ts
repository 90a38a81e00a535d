import type { zoom as source } from '../en/zoom.ts';
import type { Translation } from '../message.ts';

export const zoom = {
  'zoom.title': 'Förstorad bild',
  'zoom.close': 'Stäng förstoringen',
  'zoom.larger': 'Större',
  'zoom.smaller': 'Mindre',
  'zoom.next': 'Nästa bild',
  'zoom.previous': 'Föregående bild',
  'zoom.number': '{number} av {total}',
} satisfies Translation<typeof source>;

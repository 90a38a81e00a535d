import type { zoom as source } from '../en/zoom.ts';
import type { Translation } from '../message.ts';

export const zoom = {
  'zoom.title': 'Vergrößertes Bild',
  'zoom.close': 'Vergrößerung schließen',
  'zoom.larger': 'Größer',
  'zoom.smaller': 'Kleiner',
  'zoom.next': 'Nächstes Bild',
  'zoom.previous': 'Vorheriges Bild',
  'zoom.number': '{number} von {total}',
} satisfies Translation<typeof source>;

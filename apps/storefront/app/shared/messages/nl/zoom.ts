import type { zoom as source } from '../en/zoom.ts';
import type { Translation } from '../message.ts';

export const zoom = {
  'zoom.title': 'Vergrote afbeelding',
  'zoom.close': 'Vergroting sluiten',
  'zoom.larger': 'Groter',
  'zoom.smaller': 'Kleiner',
  'zoom.next': 'Volgende afbeelding',
  'zoom.previous': 'Vorige afbeelding',
  'zoom.number': '{number} van {total}',
} satisfies Translation<typeof source>;

import type { zoom as source } from '../en/zoom.ts';
import type { Translation } from '../message.ts';

export const zoom = {
  'zoom.title': 'Forstørret bilde',
  'zoom.close': 'Lukk forstørrelsen',
  'zoom.larger': 'Større',
  'zoom.smaller': 'Mindre',
  'zoom.next': 'Neste bilde',
  'zoom.previous': 'Forrige bilde',
  'zoom.number': '{number} av {total}',
} satisfies Translation<typeof source>;

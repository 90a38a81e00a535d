import type { bundle as source } from '../en/bundle.ts';
import type { Translation } from '../message.ts';

export const bundle = {
  'bundle.contents': 'En este pack',
  'bundle.sum': 'Por separado',
  'bundle.together': 'En pack',
  'bundle.saving': 'Ahorras',
} satisfies Translation<typeof source>;

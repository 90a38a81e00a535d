import type { bundle as source } from '../en/bundle.ts';
import type { Translation } from '../message.ts';

export const bundle = {
  'bundle.contents': 'I dette settet',
  'bundle.sum': 'Kjøpt hver for seg',
  'bundle.together': 'Som sett',
  'bundle.saving': 'Du sparer',
} satisfies Translation<typeof source>;

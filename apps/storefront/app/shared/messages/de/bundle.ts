import type { bundle as source } from '../en/bundle.ts';
import type { Translation } from '../message.ts';

export const bundle = {
  'bundle.contents': 'In diesem Set',
  'bundle.sum': 'Einzeln',
  'bundle.together': 'Als Set',
  'bundle.saving': 'Du sparst',
} satisfies Translation<typeof source>;

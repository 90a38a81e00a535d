import type { bundle as source } from '../en/bundle.ts';
import type { Translation } from '../message.ts';

export const bundle = {
  'bundle.contents': 'Dans ce coffret',
  'bundle.sum': 'Achetés séparément',
  'bundle.together': 'En coffret',
  'bundle.saving': 'Vous économisez',
} satisfies Translation<typeof source>;

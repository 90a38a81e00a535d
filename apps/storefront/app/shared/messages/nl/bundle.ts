import type { bundle as source } from '../en/bundle.ts';
import type { Translation } from '../message.ts';

export const bundle = {
  'bundle.contents': 'In deze set',
  'bundle.sum': 'Los gekocht',
  'bundle.together': 'Als set',
  'bundle.saving': 'Je bespaart',
} satisfies Translation<typeof source>;

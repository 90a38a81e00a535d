import type { bundle as source } from '../en/bundle.ts';
import type { Translation } from '../message.ts';

export const bundle = {
  'bundle.contents': 'I det här paketet',
  'bundle.sum': 'Var för sig',
  'bundle.together': 'Som paket',
  'bundle.saving': 'Du sparar',
} satisfies Translation<typeof source>;

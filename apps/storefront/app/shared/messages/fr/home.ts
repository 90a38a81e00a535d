import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE : le soin du cheveu, bien dosé',
  'home.description':
    'Des formules de salon en six gammes : hydratation, couleur, réparation, fixation, cuir chevelu et blond.',
  'home.shelf': 'Les plus demandés',
} satisfies Translation<typeof source>;

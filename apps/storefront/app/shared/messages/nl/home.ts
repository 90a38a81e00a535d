import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE: haarverzorging op maat',
  'home.description':
    'Salonformules voor je haar in zes lijnen: vocht, kleur, herstel, fixatie, hoofdhuid en blond.',
  'home.shelf': 'Het vaakst doorgekamd',
} satisfies Translation<typeof source>;

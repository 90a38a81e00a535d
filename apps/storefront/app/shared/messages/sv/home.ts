import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE: hårvård med mått',
  'home.description':
    'Salongsformler i sex serier: fukt, färg, reparation, stadga, hårbotten och blont.',
  'home.shelf': 'Oftast genom kammen',
} satisfies Translation<typeof source>;

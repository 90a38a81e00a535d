import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE: hårpleie etter mål',
  'home.description':
    'Salongformler i seks serier: fukt, farge, reparasjon, hold, hodebunn og blondt.',
  'home.shelf': 'Oftest gjennom kammen',
} satisfies Translation<typeof source>;

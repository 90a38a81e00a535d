import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE: Haarpflege mit Maß',
  'home.description':
    'Salonformeln in sechs Linien: Feuchtigkeit, Farbe, Aufbau, Halt, Kopfhaut und Blond.',
  'home.shelf': 'Am liebsten gekämmt',
} satisfies Translation<typeof source>;

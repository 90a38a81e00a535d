import type { routine as source } from '../en/routine.ts';
import type { Translation } from '../message.ts';

export const routine = {
  'routine.title': 'Sett sammen rutinen din',
  'routine.intro': 'Ett produkt for hvert steg. Hopp over det håret ditt ikke trenger.',
  'routine.step': 'Steg {number}: {name}',
  'routine.none': 'Hopp over dette steget',
  'routine.yours': 'Rutinen din',
  'routine.empty': 'Ingenting valgt ennå.',
  'routine.total': 'Til sammen',
  'routine.add': {
    one: 'Legg {count} produkt i handlekurven',
    other: 'Legg {count} produkter i handlekurven',
  },
  'routine.added': 'Rutinen din ligger i handlekurven.',
  'routine.failed': 'Det gikk ikke. Valget ditt er tatt vare på; prøv igjen.',
} satisfies Translation<typeof source>;

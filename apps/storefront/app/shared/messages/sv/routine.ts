import type { routine as source } from '../en/routine.ts';
import type { Translation } from '../message.ts';

export const routine = {
  'routine.title': 'Sätt ihop din rutin',
  'routine.intro': 'En produkt för varje steg. Hoppa över det som håret inte behöver.',
  'routine.step': 'Steg {number}: {name}',
  'routine.none': 'Hoppa över det här steget',
  'routine.yours': 'Din rutin',
  'routine.empty': 'Inget valt ännu.',
  'routine.total': 'Tillsammans',
  'routine.add': {
    one: 'Lägg {count} produkt i varukorgen',
    other: 'Lägg {count} produkter i varukorgen',
  },
  'routine.added': 'Din rutin ligger i varukorgen.',
  'routine.failed': 'Det gick inte. Ditt val finns kvar; försök igen.',
} satisfies Translation<typeof source>;

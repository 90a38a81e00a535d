import type { routine as source } from '../en/routine.ts';
import type { Translation } from '../message.ts';

export const routine = {
  'routine.title': 'Stell deine Routine zusammen',
  'routine.intro': 'Ein Produkt je Schritt. Lass weg, was dein Haar nicht braucht.',
  'routine.step': 'Schritt {number}: {name}',
  'routine.none': 'Diesen Schritt auslassen',
  'routine.yours': 'Deine Routine',
  'routine.empty': 'Noch nichts gewählt.',
  'routine.total': 'Zusammen',
  'routine.add': { one: '{count} Produkt in die Tasche', other: '{count} Produkte in die Tasche' },
  'routine.added': 'Deine Routine ist in der Tasche.',
  'routine.failed': 'Das hat nicht geklappt. Deine Auswahl bleibt; versuch es noch einmal.',
} satisfies Translation<typeof source>;

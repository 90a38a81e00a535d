import type { routine as source } from '../en/routine.ts';
import type { Translation } from '../message.ts';

export const routine = {
  'routine.title': 'Crea tu rutina',
  'routine.intro': 'Un producto por paso. Sáltate lo que tu pelo no necesite.',
  'routine.step': 'Paso {number}: {name}',
  'routine.none': 'Saltar este paso',
  'routine.yours': 'Tu rutina',
  'routine.empty': 'Aún no hay nada elegido.',
  'routine.total': 'En total',
  'routine.add': {
    one: 'Añadir {count} producto a la bolsa',
    other: 'Añadir {count} productos a la bolsa',
  },
  'routine.added': 'Tu rutina está en la bolsa.',
  'routine.failed': 'No ha funcionado. Tu elección se conserva; inténtalo de nuevo.',
} satisfies Translation<typeof source>;

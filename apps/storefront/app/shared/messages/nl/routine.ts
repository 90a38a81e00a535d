import type { routine as source } from '../en/routine.ts';
import type { Translation } from '../message.ts';

export const routine = {
  'routine.title': 'Stel je routine samen',
  'routine.intro': 'Eén product per stap. Sla over wat je haar niet nodig heeft.',
  'routine.step': 'Stap {number}: {name}',
  'routine.none': 'Deze stap overslaan',
  'routine.yours': 'Jouw routine',
  'routine.empty': 'Nog niets gekozen.',
  'routine.total': 'Samen',
  'routine.add': { one: '{count} product in je tas', other: '{count} producten in je tas' },
  'routine.added': 'Je routine zit in je tas.',
  'routine.failed': 'Dat lukte niet. Je keuze is bewaard; probeer het opnieuw.',
} satisfies Translation<typeof source>;

import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE: cuidado del cabello con medida',
  'home.description':
    'Fórmulas de salón en seis líneas: hidratación, color, reparación, fijación, cuero cabelludo y rubio.',
  'home.shelf': 'Los que más se peinan',
} satisfies Translation<typeof source>;

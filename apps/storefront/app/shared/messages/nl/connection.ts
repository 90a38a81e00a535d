import type { connection as source } from '../en/connection.ts';
import type { Translation } from '../message.ts';

export const connection: Translation<typeof source> = {
  'connection.lost':
    'Je bent offline. Deze pagina blijft staan, en wat je in je tas verandert gaat mee zodra je weer online bent.',
  'connection.waits': 'Andere pagina’s openen weer zodra je online bent.',
  'connection.back': 'Je bent weer online.',
};

import type { connection as source } from '../en/connection.ts';
import type { Translation } from '../message.ts';

export const connection: Translation<typeof source> = {
  'connection.lost':
    'Estás sin conexión. Esta página se queda, y lo que cambies en tu bolsa se envía en cuanto vuelvas.',
  'connection.waits': 'Las demás páginas se abren cuando vuelvas a tener conexión.',
  'connection.back': 'Vuelves a tener conexión.',
};

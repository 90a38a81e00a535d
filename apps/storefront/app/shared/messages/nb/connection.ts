import type { connection as source } from '../en/connection.ts';
import type { Translation } from '../message.ts';

export const connection: Translation<typeof source> = {
  'connection.lost':
    'Du er uten nett. Denne siden blir stående, og det du endrer i handlekurven, sendes når du er på nett igjen.',
  'connection.waits': 'Andre sider åpnes når du er på nett igjen.',
  'connection.back': 'Du er på nett igjen.',
};

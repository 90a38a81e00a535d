import type { connection as source } from '../en/connection.ts';
import type { Translation } from '../message.ts';

export const connection: Translation<typeof source> = {
  'connection.lost':
    'Du bist offline. Diese Seite bleibt, und was du in deiner Tasche änderst, geht raus, sobald du wieder online bist.',
  'connection.waits': 'Andere Seiten öffnen sich, sobald du wieder online bist.',
  'connection.back': 'Du bist wieder online.',
};

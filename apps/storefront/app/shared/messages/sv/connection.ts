import type { connection as source } from '../en/connection.ts';
import type { Translation } from '../message.ts';

export const connection: Translation<typeof source> = {
  'connection.lost':
    'Du är offline. Den här sidan ligger kvar, och det du ändrar i varukorgen skickas när du är uppkopplad igen.',
  'connection.waits': 'Andra sidor öppnas när du är uppkopplad igen.',
  'connection.back': 'Du är uppkopplad igen.',
};

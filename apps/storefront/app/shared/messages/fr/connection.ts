import type { connection as source } from '../en/connection.ts';
import type { Translation } from '../message.ts';

export const connection: Translation<typeof source> = {
  'connection.lost':
    'Vous êtes hors ligne. Cette page reste, et ce que vous changez dans votre panier part dès votre retour.',
  'connection.waits': 'Les autres pages s’ouvriront dès que vous serez de nouveau en ligne.',
  'connection.back': 'Vous êtes de nouveau en ligne.',
};

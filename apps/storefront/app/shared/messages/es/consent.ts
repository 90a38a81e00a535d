import type { consent as source } from '../en/consent.ts';
import type { Translation } from '../message.ts';

export const consent = {
  'consent.title': 'Cookies',
  'consent.text':
    'Las que guardan tu bolsa y tu sesión son necesarias. Las demás nos dirían qué páginas ayudan y nos dejarían escribirte sobre lo que has mirado. Solo llegan si dices que sí, y puedes cambiar de opinión al pie de cada página.',
  'consent.accept': 'Aceptar todas',
  'consent.refuse': 'Solo las necesarias',
  'consent.now.accepted': 'Has aceptado todas las cookies.',
  'consent.now.refused': 'Te has quedado con las necesarias.',
} satisfies Translation<typeof source>;

import type { consent as source } from '../en/consent.ts';
import type { Translation } from '../message.ts';

export const consent = {
  'consent.title': 'Cookies',
  'consent.text':
    'Was Tasche und Anmeldung bewahrt, ist nötig. Der Rest würde uns zeigen, welche Seiten helfen, und uns erlauben, dir zu dem zu schreiben, was du dir angesehen hast. Er kommt nur, wenn du Ja sagst; am Fuß jeder Seite kannst du es dir anders überlegen.',
  'consent.accept': 'Alle akzeptieren',
  'consent.refuse': 'Nur notwendige',
  'consent.now.accepted': 'Du hast alle Cookies akzeptiert.',
  'consent.now.refused': 'Du hast es bei den notwendigen belassen.',
} satisfies Translation<typeof source>;

import type { errors as source } from '../../en/core/errors.ts';
import type { Translation } from '../../message.ts';

export const errors = {
  'errors.notFound.title': 'Durchgekämmt, nichts gefunden',
  'errors.notFound.text':
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder es gab sie nie.',
  'errors.failed.title': 'Da ist ein Knoten drin',
  'errors.failed.text':
    'Die Seite ließ sich nicht anzeigen. Das liegt an uns, nicht an dir; versuch es gleich noch einmal.',
  'errors.part.title': 'Einen Moment',
  'errors.part.offline': 'Du bist offline. Das hier kommt, sobald du wieder online bist.',
  'errors.part.failed': 'Das ließ sich nicht laden. Versuch es gleich noch einmal.',
  'errors.home': 'Zur Startseite',
  'errors.shop': 'Alle Produkte ansehen',
  'errors.retry': 'Noch einmal versuchen',
} satisfies Translation<typeof source>;

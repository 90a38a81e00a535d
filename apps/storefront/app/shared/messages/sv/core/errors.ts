import type { errors as source } from '../../en/core/errors.ts';
import type { Translation } from '../../message.ts';

export const errors = {
  'errors.notFound.title': 'Genomkammat, inget hittat',
  'errors.notFound.text':
    'Det finns ingen sida på den här adressen. Kanske har den flyttat, eller aldrig funnits.',
  'errors.failed.title': 'En tova hos oss',
  'errors.failed.text':
    'Sidan kunde inte visas. Det är vårt fel, inte ditt; försök igen om en stund.',
  'errors.part.title': 'Ett ögonblick',
  'errors.part.offline': 'Du är offline. Det här kommer så snart du är uppkopplad igen.',
  'errors.part.failed': 'Det här gick inte att hämta. Försök igen om en stund.',
  'errors.home': 'Till startsidan',
  'errors.shop': 'Se alla produkter',
  'errors.retry': 'Försök igen',
} satisfies Translation<typeof source>;

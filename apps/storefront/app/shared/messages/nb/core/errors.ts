import type { errors as source } from '../../en/core/errors.ts';
import type { Translation } from '../../message.ts';

export const errors = {
  'errors.notFound.title': 'Gjennomgredd, ikke funnet',
  'errors.notFound.text':
    'Det finnes ingen side på denne adressen. Kanskje er den flyttet, eller har aldri eksistert.',
  'errors.failed.title': 'En floke hos oss',
  'errors.failed.text': 'Siden kunne ikke vises. Det er vår feil, ikke din; prøv igjen om litt.',
  'errors.part.title': 'Et øyeblikk',
  'errors.part.offline': 'Du er uten nett. Dette kommer så snart du er på nett igjen.',
  'errors.part.failed': 'Dette kunne ikke hentes. Prøv igjen om litt.',
  'errors.home': 'Til forsiden',
  'errors.shop': 'Se alle produkter',
  'errors.retry': 'Prøv igjen',
} satisfies Translation<typeof source>;

import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Translation } from '../message.ts';

export const withdrawal = {
  'withdrawal.title': 'Angre et kjøp',
  'withdrawal.intro':
    'Du har 14 dager fra den dagen pakken kommer, uten å oppgi grunn. Du trenger ikke logge inn.',
  'withdrawal.more': 'Slik angrer du',
  'withdrawal.name': 'Navn',
  'withdrawal.orderNumber': 'Ordrenummer',
  'withdrawal.hint': 'Det står i emnefeltet i bekreftelsen på e-post: #1001.',
  'withdrawal.items': 'Produkter',
  'withdrawal.itemsHint': 'La feltet stå tomt for å angre hele bestillingen.',
  'withdrawal.next': 'Gå fra avtalen her',
  'withdrawal.review': 'Stemmer dette?',
  'withdrawal.reviewText':
    'Med neste knapp går du fra avtalen. Vi bekrefter på e-post, med dato og klokkeslett.',
  'withdrawal.all': 'Hele bestillingen',
  'withdrawal.confirm': 'Bekreft at du går fra avtalen',
  'withdrawal.change': 'Endre noe',
  'withdrawal.done': 'Du har gått fra avtalen',
  'withdrawal.doneText':
    'Vi mottok det {date} kl. {time} (UTC). En bekreftelse er på vei til {email}: ta vare på den.',
  'withdrawal.then': 'Hva som skjer nå',
  'withdrawal.byLetter': 'Skriv til oss: en e-post med navnet ditt og ordrenummeret er nok.',
  'withdrawal.contact': 'Til e-postadressen',
} satisfies Translation<typeof source>;

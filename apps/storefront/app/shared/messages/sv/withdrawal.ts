import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Translation } from '../message.ts';

export const withdrawal = {
  'withdrawal.title': 'Ångra ett köp',
  'withdrawal.intro':
    'Du har 14 dagar från den dag paketet kommer, utan att ange skäl. Du behöver inte logga in.',
  'withdrawal.more': 'Så ångrar du',
  'withdrawal.name': 'Namn',
  'withdrawal.orderNumber': 'Ordernummer',
  'withdrawal.hint': 'Det står i ämnesraden på din orderbekräftelse: #1001.',
  'withdrawal.items': 'Produkter',
  'withdrawal.itemsHint': 'Lämna fältet tomt för att ångra hela beställningen.',
  'withdrawal.next': 'Frånträd avtalet här',
  'withdrawal.review': 'Stämmer det här?',
  'withdrawal.reviewText':
    'Med nästa knapp frånträder du avtalet. Vi bekräftar via mejl, med datum och klockslag.',
  'withdrawal.all': 'Hela beställningen',
  'withdrawal.confirm': 'Bekräfta att du frånträder avtalet',
  'withdrawal.change': 'Ändra något',
  'withdrawal.done': 'Du har frånträtt avtalet',
  'withdrawal.doneText':
    'Vi tog emot det {date} kl. {time} (UTC). En bekräftelse är på väg till {email}: spara den.',
  'withdrawal.then': 'Vad som händer nu',
  'withdrawal.byLetter': 'Skriv till oss: ett mejl med ditt namn och ditt ordernummer räcker.',
  'withdrawal.contact': 'Till e-postadressen',
} satisfies Translation<typeof source>;

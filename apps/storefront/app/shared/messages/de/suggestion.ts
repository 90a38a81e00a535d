import type { suggestion as source } from '../en/suggestion.ts';
import type { Translation } from '../message.ts';

export const suggestion = {
  'suggest.title': 'Welcher Shop passt zu dir?',
  'suggest.hint': 'Preise, Lieferung und deine Tasche gehören zu einem Land.',
  'suggest.guess': 'Vermutlich dein Land',
  'suggest.remembered': 'Deine letzte Wahl',
  'suggest.here': 'Hier bist du gerade',
  'suggest.others': 'Alle Länder',
  'suggest.close': 'Schließen',
  'suggest.northernIreland': 'Nordirland',
  'postcode.label': 'Deine belgische Postleitzahl',
  'postcode.go': 'Weiter',
  'postcode.wrong': 'Eine belgische Postleitzahl hat vier Ziffern, zum Beispiel 2000.',
  'postcode.or': 'Oder wähle die Sprache:',
} satisfies Translation<typeof source>;

import type { suggestion as source } from '../en/suggestion.ts';
import type { Translation } from '../message.ts';

export const suggestion = {
  'suggest.title': 'Welke winkel past bij jou?',
  'suggest.hint': 'Prijzen, bezorging en je tas horen bij een land.',
  'suggest.guess': 'Lijkt jouw land te zijn',
  'suggest.remembered': 'Jouw laatste keuze',
  'suggest.here': 'Hier ben je nu',
  'suggest.others': 'Alle landen',
  'suggest.close': 'Sluiten',
  'suggest.northernIreland': 'Noord-Ierland',
  'postcode.label': 'Je Belgische postcode',
  'postcode.go': 'Verder',
  'postcode.wrong': 'Een Belgische postcode heeft vier cijfers, zoals 2000.',
  'postcode.or': 'Of kies de taal:',
} satisfies Translation<typeof source>;

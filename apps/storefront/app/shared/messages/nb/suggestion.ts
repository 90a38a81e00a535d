import type { suggestion as source } from '../en/suggestion.ts';
import type { Translation } from '../message.ts';

export const suggestion = {
  'suggest.title': 'Hvilken butikk passer deg?',
  'suggest.hint': 'Priser, levering og handlekurven hører til ett land.',
  'suggest.guess': 'Ser ut som landet ditt',
  'suggest.remembered': 'Det du valgte sist',
  'suggest.here': 'Her er du nå',
  'suggest.others': 'Alle land',
  'suggest.close': 'Lukk',
  'suggest.northernIreland': 'Nord-Irland',
  'postcode.label': 'Det belgiske postnummeret ditt',
  'postcode.go': 'Fortsett',
  'postcode.wrong': 'Et belgisk postnummer har fire sifre, for eksempel 2000.',
  'postcode.or': 'Eller velg språk:',
} satisfies Translation<typeof source>;

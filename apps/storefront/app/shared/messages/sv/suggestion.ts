import type { suggestion as source } from '../en/suggestion.ts';
import type { Translation } from '../message.ts';

export const suggestion = {
  'suggest.title': 'Vilken butik passar dig?',
  'suggest.hint': 'Priser, leverans och varukorg hör till ett land.',
  'suggest.guess': 'Ser ut att vara ditt land',
  'suggest.remembered': 'Ditt senaste val',
  'suggest.here': 'Här är du nu',
  'suggest.others': 'Alla länder',
  'suggest.close': 'Stäng',
  'suggest.northernIreland': 'Nordirland',
  'postcode.label': 'Ditt belgiska postnummer',
  'postcode.go': 'Fortsätt',
  'postcode.wrong': 'Ett belgiskt postnummer har fyra siffror, till exempel 2000.',
  'postcode.or': 'Eller välj språk:',
} satisfies Translation<typeof source>;

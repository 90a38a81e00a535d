import type { salon as source } from '../en/salon.ts';
import type { Translation } from '../message.ts';

export const salon = {
  'salon.intro': 'Frisörer som kan våra serier utantill. Välj din, så minns vi den.',
  'salon.search.label': 'Postnummer, ort eller salong',
  'salon.search': 'Sök',
  'salon.locate': 'Använd min plats',
  'salon.locate.failed': 'Webbläsaren berättade inte var du är. Skriv ett postnummer eller en ort.',
  'salon.count': { one: '{count} salong', other: '{count} salonger' },
  'salon.list': 'Salonger',
  'salon.more': 'De första {shown} visas. Med postnummer eller ort får du de närmaste.',
  'salon.none':
    'Ingen salong med det namnet eller på den orten. Prova en större ort eller ditt postnummer.',
  'salon.failed': 'Salongerna kan inte visas just nu. Allt annat fungerar.',
  'salon.loading': 'Letar efter salonger',
  'salon.choose.action': 'Välj som min salong',
  'salon.chooseNamed': 'Välj som min salong: {name}',
  'salon.isChosen': 'Din salong',
  'salon.chosen': '{name} är nu din salong.',
  'salon.change': 'Ändra',
  'salon.changeNamed': 'Ändra: {name}',
  'salon.remove': 'Ta bort',
  'salon.removeNamed': 'Ta bort: {name}',
  'salon.removed': '{name} är inte längre din salong.',
  'salon.onMap': 'Visa på karta',
  'salon.all': 'Alla salonger',
  'salon.address': 'Adress',
  'salon.phone': 'Telefon',
  'salon.route': 'Planera rutt (öppnar OpenStreetMap)',
  'salon.loyalty': 'Lojalitetssalong',
} satisfies Translation<typeof source>;

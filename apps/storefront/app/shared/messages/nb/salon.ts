import type { salon as source } from '../en/salon.ts';
import type { Translation } from '../message.ts';

export const salon = {
  'salon.intro': 'Frisører som kan seriene våre utenat. Velg din, så husker vi den.',
  'salon.search.label': 'Postnummer, sted eller salong',
  'salon.search': 'Søk',
  'salon.locate': 'Bruk posisjonen min',
  'salon.locate.failed': 'Nettleseren sa ikke hvor du er. Skriv et postnummer eller et sted.',
  'salon.count': { one: '{count} salong', other: '{count} salonger' },
  'salon.list': 'Salonger',
  'salon.more': 'De første {shown} vises. Med postnummer eller sted får du de nærmeste.',
  'salon.none':
    'Ingen salong med det navnet eller på det stedet. Prøv en større by eller postnummeret ditt.',
  'salon.failed': 'Salongene kan ikke vises akkurat nå. Alt annet virker.',
  'salon.loading': 'Leter etter salonger',
  'salon.choose.action': 'Velg som min salong',
  'salon.chooseNamed': 'Velg som min salong: {name}',
  'salon.isChosen': 'Salongen din',
  'salon.chosen': '{name} er nå din salong.',
  'salon.change': 'Endre',
  'salon.changeNamed': 'Endre: {name}',
  'salon.remove': 'Fjern',
  'salon.removeNamed': 'Fjern: {name}',
  'salon.removed': '{name} er ikke lenger din salong.',
  'salon.onMap': 'Vis på kart',
  'salon.all': 'Alle salonger',
  'salon.address': 'Adresse',
  'salon.phone': 'Telefon',
  'salon.route': 'Planlegg rute (åpner OpenStreetMap)',
  'salon.loyalty': 'Lojalitetssalong',
} satisfies Translation<typeof source>;

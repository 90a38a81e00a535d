import type { salon as source } from '../en/salon.ts';
import type { Translation } from '../message.ts';

export const salon = {
  'salon.intro':
    'Kappers die onze lijnen door en door kennen. Kies de jouwe, dan onthouden we hem.',
  'salon.search.label': 'Postcode, plaats of salon',
  'salon.search': 'Zoeken',
  'salon.locate': 'Gebruik mijn locatie',
  'salon.locate.failed': 'Je browser vertelde niet waar je bent. Typ een postcode of plaats.',
  'salon.count': { one: '{count} salon', other: '{count} salons' },
  'salon.list': 'Salons',
  'salon.more':
    'De eerste {shown} staan hier. Met een postcode of plaats zie je de dichtstbijzijnde.',
  'salon.none': 'Geen salon met die naam of plaats. Probeer een grotere plaats of je postcode.',
  'salon.failed': 'Salons zijn nu even niet te zien. De rest werkt gewoon.',
  'salon.loading': 'Salons worden gezocht',
  'salon.choose.action': 'Kies als mijn salon',
  'salon.chooseNamed': 'Kies als mijn salon: {name}',
  'salon.isChosen': 'Je salon',
  'salon.chosen': '{name} is nu je salon.',
  'salon.change': 'Wijzigen',
  'salon.changeNamed': 'Wijzigen: {name}',
  'salon.remove': 'Verwijderen',
  'salon.removeNamed': 'Verwijderen: {name}',
  'salon.removed': '{name} is niet meer je salon.',
  'salon.onMap': 'Toon op de kaart',
  'salon.all': 'Alle salons',
  'salon.address': 'Adres',
  'salon.phone': 'Telefoon',
  'salon.route': 'Route plannen (opent OpenStreetMap)',
  'salon.loyalty': 'Loyaltysalon',
} satisfies Translation<typeof source>;

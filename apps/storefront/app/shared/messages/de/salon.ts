import type { salon as source } from '../en/salon.ts';
import type { Translation } from '../message.ts';

export const salon = {
  'salon.intro':
    'Friseure, die unsere Linien in- und auswendig kennen. Wähle deinen, wir merken ihn uns.',
  'salon.search.label': 'Postleitzahl, Ort oder Salon',
  'salon.search': 'Suchen',
  'salon.locate': 'Meinen Standort verwenden',
  'salon.locate.failed':
    'Dein Browser hat nicht verraten, wo du bist. Gib eine Postleitzahl oder einen Ort ein.',
  'salon.count': { one: '{count} Salon', other: '{count} Salons' },
  'salon.list': 'Salons',
  'salon.more':
    'Die ersten {shown} stehen hier. Mit Postleitzahl oder Ort siehst du die in deiner Nähe.',
  'salon.none':
    'Kein Salon mit diesem Namen oder Ort. Versuch es mit einer größeren Stadt oder deiner Postleitzahl.',
  'salon.failed': 'Salons lassen sich gerade nicht anzeigen. Alles andere geht.',
  'salon.loading': 'Salons werden gesucht',
  'salon.choose.action': 'Als meinen Salon wählen',
  'salon.chooseNamed': 'Als meinen Salon wählen: {name}',
  'salon.isChosen': 'Dein Salon',
  'salon.chosen': '{name} ist jetzt dein Salon.',
  'salon.change': 'Ändern',
  'salon.changeNamed': 'Ändern: {name}',
  'salon.remove': 'Entfernen',
  'salon.removeNamed': 'Entfernen: {name}',
  'salon.removed': '{name} ist nicht mehr dein Salon.',
  'salon.onMap': 'Auf der Karte zeigen',
  'salon.all': 'Alle Salons',
  'salon.address': 'Adresse',
  'salon.phone': 'Telefon',
  'salon.route': 'Route planen (öffnet OpenStreetMap)',
  'salon.loyalty': 'Treuesalon',
} satisfies Translation<typeof source>;

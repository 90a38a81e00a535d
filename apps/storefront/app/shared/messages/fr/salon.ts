import type { salon as source } from '../en/salon.ts';
import type { Translation } from '../message.ts';

export const salon = {
  'salon.intro':
    'Des coiffeurs qui connaissent nos gammes par cœur. Choisissez le vôtre, nous le retiendrons.',
  'salon.search.label': 'Code postal, ville ou salon',
  'salon.search': 'Rechercher',
  'salon.locate': 'Utiliser ma position',
  'salon.locate.failed':
    'Votre navigateur n’a pas indiqué où vous êtes. Saisissez un code postal ou une ville.',
  'salon.count': { one: '{count} salon', other: '{count} salons' },
  'salon.list': 'Salons',
  'salon.more': 'Voici les {shown} premiers. Un code postal ou une ville affiche les plus proches.',
  'salon.none':
    'Aucun salon de ce nom ou à cet endroit. Essayez une ville plus grande ou votre code postal.',
  'salon.failed': 'Les salons ne peuvent pas être affichés pour l’instant. Le reste fonctionne.',
  'salon.loading': 'Recherche de salons',
  'salon.choose.action': 'En faire mon salon',
  'salon.chooseNamed': 'En faire mon salon : {name}',
  'salon.isChosen': 'Votre salon',
  'salon.chosen': '{name} est maintenant votre salon.',
  'salon.change': 'Changer',
  'salon.changeNamed': 'Changer : {name}',
  'salon.remove': 'Retirer',
  'salon.removeNamed': 'Retirer : {name}',
  'salon.removed': '{name} n’est plus votre salon.',
  'salon.onMap': 'Voir sur la carte',
  'salon.all': 'Tous les salons',
  'salon.address': 'Adresse',
  'salon.phone': 'Téléphone',
  'salon.route': 'Itinéraire (ouvre OpenStreetMap)',
  'salon.loyalty': 'Salon fidélité',
} satisfies Translation<typeof source>;

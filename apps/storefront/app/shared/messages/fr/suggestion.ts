import type { suggestion as source } from '../en/suggestion.ts';
import type { Translation } from '../message.ts';

export const suggestion = {
  'suggest.title': 'Quelle boutique vous convient ?',
  'suggest.hint': 'Les prix, la livraison et votre panier dépendent du pays.',
  'suggest.guess': 'Votre pays, semble-t-il',
  'suggest.remembered': 'Votre dernier choix',
  'suggest.here': 'Vous êtes ici',
  'suggest.others': 'Tous les pays',
  'suggest.close': 'Fermer',
  'suggest.northernIreland': 'Irlande du Nord',
  'postcode.label': 'Votre code postal belge',
  'postcode.go': 'Continuer',
  'postcode.wrong': 'Un code postal belge compte quatre chiffres, par exemple 4000.',
  'postcode.or': 'Ou choisissez la langue :',
} satisfies Translation<typeof source>;

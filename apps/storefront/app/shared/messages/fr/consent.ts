import type { consent as source } from '../en/consent.ts';
import type { Translation } from '../message.ts';

export const consent = {
  'consent.title': 'Cookies',
  'consent.text':
    'Ceux qui gardent votre panier et votre connexion sont nécessaires. Les autres nous diraient quelles pages sont utiles et nous permettraient de vous écrire à propos de ce que vous avez regardé. Ils ne viennent que si vous dites oui, et vous pouvez changer d’avis au bas de chaque page.',
  'consent.accept': 'Tout accepter',
  'consent.refuse': 'Seulement le nécessaire',
  'consent.now.accepted': 'Vous avez accepté tous les cookies.',
  'consent.now.refused': 'Vous vous en êtes tenu au nécessaire.',
} satisfies Translation<typeof source>;

import type { promotions as source } from '../en/promotions.ts';
import type { Translation } from '../message.ts';

export const promotions = {
  'promo.bar.collecting': {
    one: 'Encore un produit et {title} est offert.',
    other: 'Encore {count} produits et {title} est offert.',
  },
  'promo.bar.adding': '{title} arrive dans votre panier.',
  'promo.bar.given': '{title} est dans votre panier, offert.',
  'promo.bar.declined': 'Vous avez retiré {title}. L’offre reste valable.',
  'promo.bar.addBack': 'Remettre dans le panier',
  'promo.bar.counted': '{counted} produits sur {threshold} comptés',
  'promo.said.added': '{title} est dans votre panier, offert.',
  'promo.said.removed':
    '{title} a quitté votre panier : il n’y a plus assez de produits pour l’offre.',
  'promo.said.ended': '{title} a quitté votre panier : l’offre est terminée.',
  'promo.said.swept':
    'Aucune offre ne vaut plus pour cet article ; il a quitté votre panier : {title}.',
  'promo.offer.title': {
    one: 'Choisissez un produit offert',
    other: 'Choisissez {count} produits offerts',
  },
  'promo.offer.add': 'Ajouter {title}, offert',
  'promo.gift.legend': 'Choisissez votre cadeau',
  'promo.gift.add': 'Ajouter le cadeau',
  'promo.delivery.missing': 'Plus que {amount} et la livraison est offerte.',
  'promo.delivery.reached': 'La livraison est offerte.',
  'promo.popup.close': 'Fermer',
} satisfies Translation<typeof source>;

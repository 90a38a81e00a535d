import type { cart as source } from '../en/cart.ts';
import type { Translation } from '../message.ts';

/** The bag: popup, page, lines. */
export const cart = {
  'cart.title': 'Votre panier',
  'cart.empty': 'Votre panier est vide.',
  'cart.empty.action': 'Voir tous les produits',
  'cart.loading': 'Votre panier arrive',
  'cart.subtotal': 'Sous-total',
  'cart.savings': 'Vous économisez',
  'cart.total': 'Total',
  'cart.note': 'TVA comprise. Les frais de livraison s’affichent au paiement.',
  'cart.checkout': 'Passer commande',
  'cart.leaving': 'Direction la caisse',
  'cart.view': 'Voir le panier',
  'cart.lines': 'Produits dans votre panier',
  'cart.line.quantity': 'Quantité de {title}',
  'cart.line.more': 'Un {title} de plus',
  'cart.line.fewer': 'Un {title} de moins',
  'cart.line.remove': 'Retirer',
  'cart.line.removeTitle': 'Retirer {title}',
  'cart.line.removed': '{title} n’est plus dans votre panier.',
  'cart.line.changed': '{title} : {count} dans votre panier.',
  'cart.line.limited': 'Il ne reste que {count} exemplaires de {title}.',
  'cart.line.soldOut': 'Épuisé',
  'cart.failed': 'Votre panier n’a pas pu être modifié.',
  'cart.line.before': 'Avant',
} satisfies Translation<typeof source>;

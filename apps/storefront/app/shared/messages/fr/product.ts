import type { product as source } from '../en/product.ts';
import type { Translation } from '../message.ts';

export const product = {
  'product.gallery': 'Images',
  'product.gallery.show': 'Afficher l’image {number} sur {total}',
  'product.gallery.zoom': 'Agrandir',
  'product.size': 'Format',
  'product.unitPrice': '{price} / {unit}',
  'product.quantity': 'Quantité',
  'product.quantity.more': 'Un de plus',
  'product.quantity.fewer': 'Un de moins',
  'product.purchase': 'À quelle fréquence',
  'product.purchase.once': 'Une seule fois',
  'product.purchase.saving': '{percent} de remise à chaque livraison',
  'product.addToBag.priced': 'Ajouter au panier · {price}',
  'product.added': '{title} est dans votre panier.',
  'product.addFailed': 'L’ajout a échoué. Votre panier n’a pas changé ; réessayez.',
  'product.soldOut': 'Épuisé',
  'product.soldOut.text':
    'Il n’y en a plus pour le moment. Gardez ce produit dans votre liste d’envies et repassez, ou voyez ce qu’il y a d’autre.',
  'product.soldOut.range': 'Toute la gamme {range}',
  'product.lowStock': { one: 'Le dernier', other: 'Plus que {count} en stock' },
  'product.facts': 'Caractéristiques',
  'product.whatItDoes': 'Son action',
  'product.howToUse': 'Mode d’emploi',
  'product.keyIngredients': 'Ingrédients clés',
  'product.delivery.text':
    'Le prix et le délai de livraison s’affichent avant le paiement. Vous avez 14 jours pour changer d’avis.',
  'product.delivery.shipping': 'Conditions de livraison',
  'product.delivery.refund': 'Conditions de retour',
  'product.more': 'Se marie bien avec',
  'recent.title': 'Vus récemment',
} satisfies Translation<typeof source>;

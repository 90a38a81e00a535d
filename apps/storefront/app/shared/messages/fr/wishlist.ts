import type { wishlist as source } from '../en/wishlist.ts';
import type { Translation } from '../message.ts';

export const wishlist = {
  'wishlist.empty':
    'Rien dans votre liste d’envies pour l’instant. Le cœur à côté d’un produit l’ajoute ici.',
  'wishlist.loading': 'Chargement de votre liste d’envies',
  'wishlist.gone': {
    one: '{count} produit n’est plus vendu ici.',
    other: '{count} produits ne sont plus vendus ici.',
  },
  'wishlist.device': 'Enregistrée sur cet appareil. Connectez-vous pour la retrouver partout.',
  'wishlist.login': 'Se connecter',
  'wishlist.failed':
    'Votre compte n’a pas pu être joint. Votre liste d’envies reste sur cet appareil en attendant.',
  'wishlist.confirm.see': 'Voir la liste d’envies',
} satisfies Translation<typeof source>;

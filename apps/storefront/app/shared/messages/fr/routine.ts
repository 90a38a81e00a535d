import type { routine as source } from '../en/routine.ts';
import type { Translation } from '../message.ts';

export const routine = {
  'routine.title': 'Composez votre routine',
  'routine.intro': 'Un produit par étape. Passez ce dont vos cheveux n’ont pas besoin.',
  'routine.step': 'Étape {number} : {name}',
  'routine.none': 'Passer cette étape',
  'routine.yours': 'Votre routine',
  'routine.empty': 'Rien de choisi pour l’instant.',
  'routine.total': 'Ensemble',
  'routine.add': {
    one: 'Ajouter {count} produit au panier',
    other: 'Ajouter {count} produits au panier',
  },
  'routine.added': 'Votre routine est dans le panier.',
  'routine.failed': 'Cela n’a pas fonctionné. Votre choix est conservé ; réessayez.',
} satisfies Translation<typeof source>;

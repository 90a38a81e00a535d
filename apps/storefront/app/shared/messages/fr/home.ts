import type { home as source } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  'home.title': 'LOKKE : le soin du cheveu, bien dosé',
  'home.description':
    'Des formules de salon en six gammes : hydratation, couleur, réparation, fixation, cuir chevelu et blond.',
  'home.hero.title': 'Des cheveux qui tiennent tête',
  'home.hero.text':
    'Des formules de salon, bien dosées. Choisissez une gamme et composez votre routine autour.',
  'home.hero.alt':
    'Produits Rain, Honey, Copper et Volt sur des socles, dans une lumière filtrée par un peigne',
  'home.hero.bestSellers': 'Voir les meilleures ventes',
  'home.hero.routines': 'Voir les routines',
  'home.bestSellers.title': 'Les plus demandés',
  'home.bestSellers.all': { one: 'Voir le produit', other: 'Les {count} produits' },
  'home.ranges.title': 'Six pigments, six missions',
  'home.band.title': 'Rain rend ce que l’eau dure emporte',
  'home.band.text':
    'Un soin qui retient l’eau, pour cheveux secs, assoiffés ou bouclés. Assez léger pour tous les jours.',
  'home.band.action': 'Voir la gamme Rain',
  'home.routines.title': 'Trois gestes, une étagère',
  'home.routines.all': 'Toutes les routines',
  'home.routines.build': 'Composez la vôtre',
  'home.facts.title': 'Bon à savoir',
  'home.facts.delivery': 'Livraison',
  'home.facts.delivery.text':
    'Le prix et le délai s’affichent avant le paiement. Aucune surprise ensuite.',
  'home.facts.returns': 'Retours',
  'home.facts.returns.text':
    'Quatorze jours pour changer d’avis. Non ouvert, c’est tout ce que nous demandons.',
  'home.facts.sizes': 'Prix aux 100 ml',
  'home.facts.sizes.text': 'Indiqué à côté de chaque format, pour comparer vous-même.',
} satisfies Translation<typeof source>;

import type { HomeTexts } from '../home-texts.ts';

export const fr: HomeTexts = {
  title: 'LOKKE : le soin du cheveu, bien dosé',
  description:
    'Des formules de salon en six gammes : hydratation, couleur, réparation, fixation, cuir chevelu et blond.',
  hero: {
    title: 'Des cheveux qui tiennent tête',
    text: 'Des formules de salon, bien dosées. Choisissez une gamme et composez votre routine autour.',
    alt: 'Produits Rain, Honey, Copper et Volt sur des socles, dans une lumière filtrée par un peigne',
    bestSellers: 'Voir les meilleures ventes',
    routines: 'Voir les routines',
  },
  bestSellers: {
    title: 'Les plus demandés',
    all: 'Les {count} produits',
  },
  ranges: 'Six pigments, six missions',
  band: {
    title: 'Rain rend ce que l’eau dure emporte',
    text: 'Un soin qui retient l’eau, pour cheveux secs, assoiffés ou bouclés. Assez léger pour tous les jours.',
    action: 'Voir la gamme Rain',
  },
  routines: {
    title: 'Trois gestes, une étagère',
    all: 'Toutes les routines',
    build: 'Composez la vôtre',
  },
  salon: {
    title: 'Votre salon le sait',
    text: 'Choisissez votre salon : il touche une commission sur vos commandes, sans que vous payiez davantage. La plupart vendent aussi sur place.',
    action: 'Trouver un salon',
  },
  facts: {
    title: 'Bon à savoir',
    facts: [
      {
        title: 'Livraison',
        text: 'Le prix et le délai s’affichent avant le paiement. Aucune surprise ensuite.',
      },
      {
        title: 'Retours',
        text: 'Quatorze jours pour changer d’avis. Non ouvert, c’est tout ce que nous demandons.',
      },
      {
        title: 'Prix aux 100 ml',
        text: 'Indiqué à côté de chaque format, pour comparer vous-même.',
      },
    ],
  },
  newsletter: {
    title: 'Rarement, et à bon escient',
    text: 'Les nouveautés, testées d’abord en salon. Un e-mail par mois au plus, avec à chaque fois un lien pour arrêter.',
    label: 'Adresse e-mail',
    button: 'S’inscrire',
    note: 'En cliquant sur « S’inscrire », vous acceptez de recevoir notre newsletter par e-mail. Vous pouvez arrêter à tout moment, avec le lien de chaque e-mail.',
    privacy: 'Ce que nous faisons de vos données',
    thanks:
      'Encore un geste : ouvrez l’e-mail que nous venons d’envoyer et confirmez votre adresse.',
  },
  popups: {
    freeTravelSize: {
      title: 'Un format voyage offert',
      text: 'Mettez {count} produits de l’offre dans votre panier et {title} s’y ajoute, offert.',
    },
    noKickbackFee: {
      title: 'Pas de commission sur les produits offerts',
      text: 'Votre salon touche une commission sur vos achats. Les produits offerts et les cadeaux ne coûtent rien : aucune commission n’est versée pour eux.',
    },
  },
  footer: {
    service: 'Service client',
    legal: 'Mentions et conditions',
  },
};

import type { ShopTexts } from '../shop-texts.ts';

export const fr: ShopTexts = {
  description:
    'Le soin du cheveu en six gammes, à la maison comme au salon. Dites-nous ce qu’il lui faut : nous en avons fait une couleur.',
  size: 'Contenance',
  oneSize: 'Taille unique',
  strandsAlt: 'Mèches de cheveux vues de près, dans la teinte de la gamme {range}',
  rangeAlt:
    'La gamme {range} : spray, flacon compte-gouttes, flacon-pompe et format voyage sur des socles bas, dans une lumière filtrée par un peigne',
  heroAlt:
    'Peigne cuivré dans un soleil rasant, projetant des lignes de lumière sur un papier courbe',
  collections: {
    all: { title: 'Tous les produits', description: 'Tout ce que nous fabriquons, en six gammes.' },
    bestsellers: {
      title: 'Les plus demandés',
      description: 'Ce qui se termine en premier, dans les salles de bains comme dans les salons.',
    },
    care: {
      title: 'Soins',
      description: 'Shampooings, après-shampooings, masques, huiles et soins du cuir chevelu.',
    },
    styling: {
      title: 'Coiffants',
      description: 'Du volume, de la tenue et une finition qui partent d’un coup de brosse.',
    },
    travel: {
      title: 'Formats voyage',
      description: 'Assez petits pour passer tous les contrôles en cabine.',
    },
    bundles: {
      title: 'Routines',
      description: 'Trois produits qui vont ensemble, moins chers que séparément.',
    },
  },
  menu: { main: 'Menu principal', footer: 'Pied de page', ranges: 'Gammes' },
  subscription: {
    name: 'Recharge',
    option: 'Livraison',
    plan: 'Toutes les {weeks} semaines',
    description: '10 % de remise sur chaque livraison. Sautez-en une ou arrêtez quand vous voulez.',
  },
  pages: {
    about: {
      title: 'À propos de LOKKE',
      paragraphs: [
        'Un peigne transforme la lumière en lignes, et les cheveux sont des lignes. C’est de là que viennent nos flacons, et notre façon de faire : une chose à la fois, dans l’ordre.',
        'Six gammes, une tâche chacune : hydratation, couleur, réparation, tenue, cuir chevelu et blond. Si vous hésitez, demandez à votre salon ; on y voit l’arrière de votre tête.',
      ],
    },
    contact: {
      title: 'Contact',
      paragraphs: [
        'Écrivez à hello@example.com. Une vraie personne lit les messages les jours ouvrés et répond sous deux jours.',
        'Pour une commande, indiquez son numéro : il figure dans l’objet de votre e-mail de confirmation.',
      ],
    },
  },
  policies: {
    privacy: {
      title: 'Confidentialité',
      paragraphs: [
        'Nous conservons ce qu’exige une commande : votre nom, votre adresse, votre e-mail et vos achats. Ces données servent à livrer, à vous répondre et à tenir nos comptes comme la loi le demande.',
        'Nous ne mesurons les visites qu’après votre accord sur les cookies. Vous pouvez à tout moment demander ce que nous détenons, le faire corriger ou effacer : hello@example.com.',
        'Ceci est une boutique de démonstration. Les données restent sur la machine qui l’héberge.',
      ],
    },
    refund: {
      title: 'Retours',
      paragraphs: [
        'Vous disposez de 14 jours après la livraison pour changer d’avis, sans donner de raison. Renvoyez le produit non ouvert : nous remboursons le prix et la livraison standard.',
        'Pour des raisons d’hygiène, les flacons et pots ouverts ne sont pas repris, sauf défaut. Dans ce cas, dites-le-nous et nous trouverons la solution.',
      ],
    },
    shipping: {
      title: 'Livraison',
      paragraphs: [
        'Les modes de livraison et leur prix sont affichés à la commande, avant le paiement. Un e-mail confirme votre commande.',
        'Ceci est une boutique de démonstration : aucun colis n’est envoyé.',
      ],
    },
    terms: {
      title: 'Conditions générales de vente',
      paragraphs: [
        'Les prix s’entendent toutes taxes comprises et sont ceux affichés au moment de la commande. La vente est conclue lorsque nous la confirmons par e-mail.',
        'Si un produit s’avère épuisé, nous vous prévenons et vous remboursons. Vos droits légaux de consommateur restent entiers.',
        'Ceci est une boutique de démonstration avec un paiement fictif : rien n’est débité, rien n’est livré.',
      ],
    },
  },
};

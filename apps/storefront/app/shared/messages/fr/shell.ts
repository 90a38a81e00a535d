import type { shell as source } from '../en/shell.ts';
import type { Translation } from '../message.ts';

export const shell = {
  'shell.skip': 'Aller au contenu',
  'shell.home': 'LOKKE, page d’accueil',
  'shell.announcement.delivery': 'Frais de livraison affichés avant le paiement',
  'shell.announcement.returns': '14 jours pour changer d’avis',
  'shell.search': 'Rechercher',
  'shell.menu': 'Menu',
  'shell.menu.main': 'Principal',
  'shell.menu.all': 'Tous les produits',
  'shell.menu.ranges': 'Gammes',
  'shell.close': 'Fermer',
  'shell.bag': 'Panier',
  'shell.bag.count': { one: 'Panier, {count} article', other: 'Panier, {count} articles' },
  'shell.market': 'Pays et langue',
  'shell.market.change': 'Changer de pays ou de langue',
  'shell.market.hint': 'Les prix, la livraison et le panier dépendent du pays.',
  'shell.market.northernIreland': 'Irlande du Nord',
  'shell.loading': 'Chargement',
  'shell.breadcrumbs': 'Vous êtes ici',
  'shell.breadcrumbs.home': 'Accueil',
  'shell.footer.shop': 'Boutique',
  'shell.footer.service': 'Service',
  'shell.footer.cookies': 'Gérer les cookies',
  'shell.footer.line': 'Le soin du cheveu, bien dosé. Six gammes, une mission chacune.',
  'shell.footer.demo':
    'LOKKE est une marque fictive. Paiements d’essai uniquement, rien n’est expédié.',
} satisfies Translation<typeof source>;

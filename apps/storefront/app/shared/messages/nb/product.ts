import type { product as source } from '../en/product.ts';
import type { Translation } from '../message.ts';

export const product = {
  'product.gallery': 'Bilder',
  'product.gallery.show': 'Vis bilde {number} av {total}',
  'product.gallery.zoom': 'Forstørr',
  'product.size': 'Størrelse',
  'product.unitPrice': '{price} / {unit}',
  'product.quantity': 'Antall',
  'product.quantity.more': 'Én til',
  'product.quantity.fewer': 'Én mindre',
  'product.purchase': 'Hvor ofte',
  'product.purchase.once': 'Bare denne gangen',
  'product.purchase.saving': '{percent} rabatt på hver levering',
  'product.addToBag.priced': 'Legg i handlekurven · {price}',
  'product.added': '{title} ligger i handlekurven.',
  'product.addFailed': 'Det gikk ikke. Handlekurven er som før; prøv igjen.',
  'product.soldOut': 'Utsolgt',
  'product.soldOut.text':
    'Det er tomt akkurat nå. Legg produktet på ønskelisten og titt innom igjen, eller se hva annet som finnes.',
  'product.soldOut.range': 'Alt fra {range}',
  'product.lowStock': { one: 'Den siste', other: 'Bare {count} igjen' },
  'product.facts': 'Fakta',
  'product.whatItDoes': 'Hva den gjør',
  'product.howToUse': 'Slik bruker du den',
  'product.keyIngredients': 'Viktigste ingredienser',
  'product.delivery.text':
    'Du ser fraktpris og leveringstid før du betaler. Du har 14 dager på å ombestemme deg.',
  'product.delivery.shipping': 'Leveringsvilkår',
  'product.delivery.refund': 'Returvilkår',
  'product.more': 'Går godt sammen med',
  'recent.title': 'Nylig sett på',
} satisfies Translation<typeof source>;

import type { product as source } from '../en/product.ts';
import type { Translation } from '../message.ts';

export const product = {
  'product.gallery': 'Afbeeldingen',
  'product.gallery.show': 'Toon afbeelding {number} van {total}',
  'product.gallery.zoom': 'Vergroten',
  'product.size': 'Maat',
  'product.unitPrice': '{price} / {unit}',
  'product.quantity': 'Aantal',
  'product.quantity.more': 'Eén meer',
  'product.quantity.fewer': 'Eén minder',
  'product.purchase': 'Hoe vaak',
  'product.purchase.once': 'Eenmalig',
  'product.purchase.saving': '{percent} korting op elke levering',
  'product.addToBag.priced': 'In de tas · {price}',
  'product.added': '{title} zit in je tas.',
  'product.addFailed': 'Dat lukte niet. Je tas is onveranderd; probeer het opnieuw.',
  'product.soldOut': 'Uitverkocht',
  'product.soldOut.text':
    'Nu even niet te koop. Zet dit product op je verlanglijst en kijk later nog eens, of bekijk wat er nog meer is.',
  'product.soldOut.range': 'Alles van {range}',
  'product.lowStock': { one: 'De laatste', other: 'Nog {count} op voorraad' },
  'product.facts': 'Kenmerken',
  'product.whatItDoes': 'Wat het doet',
  'product.howToUse': 'Zo gebruik je het',
  'product.keyIngredients': 'Belangrijkste ingrediënten',
  'product.delivery.text':
    'Bezorgkosten en levertijd zie je voordat je betaalt. Je hebt 14 dagen bedenktijd.',
  'product.delivery.shipping': 'Bezorgvoorwaarden',
  'product.delivery.refund': 'Retourvoorwaarden',
  'product.more': 'Gaat goed samen met',
  'recent.title': 'Pas bekeken',
} satisfies Translation<typeof source>;

import type { product as source } from '../en/product.ts';
import type { Translation } from '../message.ts';

export const product = {
  'product.gallery': 'Bilder',
  'product.gallery.show': 'Bild {number} von {total} zeigen',
  'product.gallery.zoom': 'Vergrößern',
  'product.size': 'Größe',
  'product.unitPrice': '{price} / {unit}',
  'product.quantity': 'Menge',
  'product.quantity.more': 'Eins mehr',
  'product.quantity.fewer': 'Eins weniger',
  'product.purchase': 'Wie oft',
  'product.purchase.once': 'Einmalig',
  'product.purchase.saving': '{percent} Rabatt auf jede Lieferung',
  'product.addToBag.priced': 'In die Tasche · {price}',
  'product.added': '{title} ist in deiner Tasche.',
  'product.addFailed':
    'Das hat nicht geklappt. Deine Tasche ist unverändert; versuch es noch einmal.',
  'product.soldOut': 'Ausverkauft',
  'product.soldOut.text':
    'Zurzeit ist nichts mehr da. Setz das Produkt auf deine Merkliste und schau wieder vorbei, oder sieh dir an, was es sonst gibt.',
  'product.soldOut.range': 'Alles aus {range}',
  'product.lowStock': { one: 'Das letzte Stück', other: 'Nur noch {count} da' },
  'product.facts': 'Merkmale',
  'product.whatItDoes': 'Was es tut',
  'product.howToUse': 'So wendest du es an',
  'product.keyIngredients': 'Wichtigste Inhaltsstoffe',
  'product.delivery.text':
    'Versandkosten und Lieferzeit siehst du, bevor du bezahlst. Du hast 14 Tage Bedenkzeit.',
  'product.delivery.shipping': 'Versandbedingungen',
  'product.delivery.refund': 'Rückgabebedingungen',
  'product.more': 'Passt gut dazu',
  'recent.title': 'Zuletzt angesehen',
} satisfies Translation<typeof source>;

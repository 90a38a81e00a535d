import type { product as source } from '../en/product.ts';
import type { Translation } from '../message.ts';

export const product = {
  'product.gallery': 'Bilder',
  'product.gallery.show': 'Visa bild {number} av {total}',
  'product.gallery.zoom': 'Förstora',
  'product.size': 'Storlek',
  'product.unitPrice': '{price} / {unit}',
  'product.quantity': 'Antal',
  'product.quantity.more': 'En till',
  'product.quantity.fewer': 'En färre',
  'product.purchase': 'Hur ofta',
  'product.purchase.once': 'Bara den här gången',
  'product.purchase.saving': '{percent} rabatt på varje leverans',
  'product.addToBag.priced': 'Lägg i varukorgen · {price}',
  'product.added': '{title} ligger i din varukorg.',
  'product.addFailed': 'Det gick inte. Varukorgen är som förut; försök igen.',
  'product.soldOut': 'Slutsåld',
  'product.soldOut.text':
    'Det är slut just nu. Spara produkten på önskelistan och titta in igen, eller se vad mer som finns.',
  'product.soldOut.range': 'Allt från {range}',
  'product.lowStock': { one: 'Den sista', other: 'Bara {count} kvar' },
  'product.facts': 'Fakta',
  'product.whatItDoes': 'Vad den gör',
  'product.howToUse': 'Så använder du den',
  'product.keyIngredients': 'Viktigaste ingredienser',
  'product.delivery.text':
    'Du ser frakt och leveranstid innan du betalar. Du har 14 dagar på dig att ändra dig.',
  'product.delivery.shipping': 'Leveransvillkor',
  'product.delivery.refund': 'Returvillkor',
  'product.more': 'Passar bra ihop med',
  'recent.title': 'Nyligen visade',
} satisfies Translation<typeof source>;

import type { cards as source } from '../../en/core/cards.ts';
import type { Translation } from '../../message.ts';

export const cards = {
  'listing.badge.new': 'Nieuw',
  'listing.badge.bestseller': 'Bestseller',
  'listing.badge.professional-only': 'Voor de salon',
  'listing.soldOut': 'Uitverkocht',
  'listing.before': 'Was',
  'listing.rating': {
    one: '{rating} van 5, {count} beoordeling',
    other: '{rating} van 5, {count} beoordelingen',
  },
  'productType.accessory': 'Accessoire',
  'productType.bundle': 'Set',
  'productType.conditioner': 'Conditioner',
  'productType.leave-in': 'Leave-in',
  'productType.mask': 'Masker',
  'productType.oil': 'Olie',
  'productType.scalp treatment': 'Hoofdhuidverzorging',
  'productType.shampoo': 'Shampoo',
  'productType.styling': 'Styling',
  'productType.travel size': 'Reisformaat',
  'range.rain.subject': 'Vocht',
  'range.copper.subject': 'Kleurbehoud',
  'range.honey.subject': 'Herstel',
  'range.volt.subject': 'Fixatie & volume',
  'range.moss.subject': 'Hoofdhuid',
  'range.chalk.subject': 'Blond & zilver',
  'wishlist.button': '{title} op de verlanglijst zetten',
  'wishlist.added': '{title} staat op je verlanglijst.',
  'wishlist.removed': '{title} is van je verlanglijst.',
} satisfies Translation<typeof source>;

import type { cards as source } from '../../en/core/cards.ts';
import type { Translation } from '../../message.ts';

export const cards = {
  'listing.badge.new': 'Nyhet',
  'listing.badge.bestseller': 'Bästsäljare',
  'listing.badge.professional-only': 'För salonger',
  'listing.soldOut': 'Slutsåld',
  'listing.before': 'Tidigare',
  'listing.rating': {
    one: '{rating} av 5, {count} omdöme',
    other: '{rating} av 5, {count} omdömen',
  },
  'productType.accessory': 'Tillbehör',
  'productType.bundle': 'Paket',
  'productType.conditioner': 'Balsam',
  'productType.leave-in': 'Vård utan sköljning',
  'productType.mask': 'Inpackning',
  'productType.oil': 'Hårolja',
  'productType.scalp treatment': 'Hårbottenvård',
  'productType.shampoo': 'Schampo',
  'productType.styling': 'Hårstyling',
  'productType.travel size': 'Resestorlek',
  'range.rain.subject': 'Fukt',
  'range.copper.subject': 'Färgbevarande',
  'range.honey.subject': 'Reparation',
  'range.volt.subject': 'Stadga och volym',
  'range.moss.subject': 'Hårbotten',
  'range.chalk.subject': 'Blont och silver',
  'wishlist.button': 'Spara {title} på önskelistan',
  'wishlist.added': '{title} finns på din önskelista.',
  'wishlist.removed': '{title} är borta från din önskelista.',
} satisfies Translation<typeof source>;

import type { cards as source } from '../../en/core/cards.ts';
import type { Translation } from '../../message.ts';

export const cards = {
  'listing.badge.new': 'Neu',
  'listing.badge.bestseller': 'Bestseller',
  'listing.badge.professional-only': 'Salonprofi',
  'listing.soldOut': 'Ausverkauft',
  'listing.before': 'Vorher',
  'listing.rating': {
    one: '{rating} von 5, {count} Bewertung',
    other: '{rating} von 5, {count} Bewertungen',
  },
  'productType.accessory': 'Zubehör',
  'productType.bundle': 'Set',
  'productType.conditioner': 'Spülung',
  'productType.leave-in': 'Leave-in-Pflege',
  'productType.mask': 'Maske',
  'productType.oil': 'Öl',
  'productType.scalp treatment': 'Kopfhautpflege',
  'productType.shampoo': 'Shampoo',
  'productType.styling': 'Styling',
  'productType.travel size': 'Reisegröße',
  'range.rain.subject': 'Feuchtigkeit',
  'range.copper.subject': 'Farberhalt',
  'range.honey.subject': 'Aufbau',
  'range.volt.subject': 'Halt & Volumen',
  'range.moss.subject': 'Kopfhaut',
  'range.chalk.subject': 'Blond & Silber',
  'wishlist.button': '{title} merken',
  'wishlist.added': '{title} steht auf deiner Merkliste.',
  'wishlist.removed': '{title} ist von deiner Merkliste gestrichen.',
} satisfies Translation<typeof source>;

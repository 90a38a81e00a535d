import type { cards as source } from '../../en/core/cards.ts';
import type { Translation } from '../../message.ts';

export const cards = {
  'listing.badge.new': 'Nyhet',
  'listing.badge.bestseller': 'Bestselger',
  'listing.badge.professional-only': 'For salonger',
  'listing.soldOut': 'Utsolgt',
  'listing.before': 'Før',
  'listing.rating': {
    one: '{rating} av 5, {count} anmeldelse',
    other: '{rating} av 5, {count} anmeldelser',
  },
  'productType.accessory': 'Tilbehør',
  'productType.bundle': 'Sett',
  'productType.conditioner': 'Balsam',
  'productType.leave-in': 'Pleie uten utskylling',
  'productType.mask': 'Hårmaske',
  'productType.oil': 'Hårolje',
  'productType.scalp treatment': 'Hodebunnspleie',
  'productType.shampoo': 'Sjampo',
  'productType.styling': 'Hårstyling',
  'productType.travel size': 'Reisestørrelse',
  'range.rain.subject': 'Fukt',
  'range.copper.subject': 'Fargebevaring',
  'range.honey.subject': 'Reparasjon',
  'range.volt.subject': 'Hold og volum',
  'range.moss.subject': 'Hodebunn',
  'range.chalk.subject': 'Blondt og sølv',
  'wishlist.button': 'Lagre {title} på ønskelisten',
  'wishlist.added': '{title} står på ønskelisten din.',
  'wishlist.removed': '{title} er fjernet fra ønskelisten din.',
} satisfies Translation<typeof source>;

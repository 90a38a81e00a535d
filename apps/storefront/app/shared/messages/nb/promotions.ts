import type { promotions as source } from '../en/promotions.ts';
import type { Translation } from '../message.ts';

export const promotions = {
  'promo.bar.collecting': {
    one: 'Ett produkt til, og {title} er gratis.',
    other: '{count} produkter til, og {title} er gratis.',
  },
  'promo.bar.adding': '{title} er på vei til handlekurven din.',
  'promo.bar.given': '{title} ligger gratis i handlekurven din.',
  'promo.bar.declined': 'Du tok ut {title}. Tilbudet gjelder fortsatt.',
  'promo.bar.addBack': 'Legg tilbake',
  'promo.bar.counted': '{counted} av {threshold} produkter telt',
  'promo.said.added': '{title} ligger gratis i handlekurven din.',
  'promo.said.removed': '{title} er tatt ut av handlekurven: det er for få produkter til tilbudet.',
  'promo.said.ended': '{title} er tatt ut av handlekurven: tilbudet er slutt.',
  'promo.said.swept': 'Ingen tilbud gjelder lenger, så det er tatt ut av handlekurven: {title}.',
  'promo.offer.title': { one: 'Velg et gratisprodukt', other: 'Velg {count} gratisprodukter' },
  'promo.offer.add': 'Legg til {title}, gratis',
  'promo.gift.legend': 'Velg gaven din',
  'promo.gift.add': 'Legg til gaven',
  'promo.delivery.missing': '{amount} igjen til gratis frakt.',
  'promo.delivery.reached': 'Frakten er gratis.',
  'promo.popup.close': 'Lukk',
} satisfies Translation<typeof source>;

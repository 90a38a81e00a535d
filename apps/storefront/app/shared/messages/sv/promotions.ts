import type { promotions as source } from '../en/promotions.ts';
import type { Translation } from '../message.ts';

export const promotions = {
  'promo.bar.collecting': {
    one: 'En produkt till, så är {title} gratis.',
    other: '{count} produkter till, så är {title} gratis.',
  },
  'promo.bar.adding': '{title} är på väg till din varukorg.',
  'promo.bar.given': '{title} ligger gratis i din varukorg.',
  'promo.bar.declined': 'Du tog ut {title}. Erbjudandet gäller fortfarande.',
  'promo.bar.addBack': 'Lägg tillbaka',
  'promo.bar.counted': '{counted} av {threshold} produkter räknade',
  'promo.said.added': '{title} ligger gratis i din varukorg.',
  'promo.said.removed':
    '{title} är borttagen ur varukorgen: det är för få produkter för erbjudandet.',
  'promo.said.ended': '{title} är borttagen ur varukorgen: erbjudandet är slut.',
  'promo.said.swept': 'Inget erbjudande gäller längre, så det är borttaget ur varukorgen: {title}.',
  'promo.offer.title': { one: 'Välj en gratisprodukt', other: 'Välj {count} gratisprodukter' },
  'promo.offer.add': 'Lägg till {title}, gratis',
  'promo.gift.legend': 'Välj din gåva',
  'promo.gift.add': 'Lägg till gåvan',
  'promo.delivery.missing': '{amount} kvar till gratis frakt.',
  'promo.delivery.reached': 'Frakten är gratis.',
  'promo.popup.close': 'Stäng',
} satisfies Translation<typeof source>;

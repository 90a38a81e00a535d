import type { promotions as source } from '../en/promotions.ts';
import type { Translation } from '../message.ts';

export const promotions = {
  'promo.bar.collecting': {
    one: 'En produkt till, så är {title} gratis.',
    other: '{count} produkter till, så är {title} gratis.',
  },
  'promo.bar.adding': '{title} är på väg till din påse.',
  'promo.bar.given': '{title} ligger gratis i din påse.',
  'promo.bar.declined': 'Du tog ut {title}. Den är fortfarande din, gratis.',
  'promo.bar.addBack': 'Lägg tillbaka den',
  'promo.bar.counted': '{counted} av {threshold} produkter räknade',
  'promo.said.added': '{title} ligger gratis i din påse.',
  'promo.said.removed': '{title} är ute ur påsen: det är för få produkter för erbjudandet.',
  'promo.said.ended': '{title} är ute ur påsen: erbjudandet är slut.',
  'promo.said.swept': 'Inget erbjudande täcker detta längre, så det är ute ur påsen: {title}.',
  'promo.offer.title': { one: 'Välj en gratisprodukt', other: 'Välj {count} gratisprodukter' },
  'promo.offer.add': 'Lägg till {title}, gratis',
  'promo.gift.legend': 'Välj din gåva',
  'promo.gift.add': 'Lägg till gåvan',
  'promo.delivery.missing': '{amount} kvar till fri frakt.',
  'promo.delivery.reached': 'Frakten är fri.',
  'promo.popup.close': 'Stäng',
  'promo.popup.travel.title': 'En resestorlek, gratis',
  'promo.popup.travel.text':
    'Lägg {count} produkter ur erbjudandet i påsen, så följer {title} med gratis.',
  'promo.popup.kickback.title': 'Ingen provision på gratisprodukter',
  'promo.popup.kickback.text':
    'Din salong tjänar på det du köper. Gratisprodukter och gåvor kostar ingenting, så ingen provision betalas för dem.',
} satisfies Translation<typeof source>;

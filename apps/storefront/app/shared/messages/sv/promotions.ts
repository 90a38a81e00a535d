import type { promotions as source } from '../en/promotions.ts';
import type { Translation } from '../message.ts';

/** Free items, offers, gifts, codes, and what is said of them. */
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
  'promo.line.excluded': 'Räknas inte mot gratisprodukten: undantagen från erbjudandet.',
  'promo.line.other': '{type}: räknas inte mot gratisprodukten.',
  'promo.line.free': 'Gratis',
  'promo.line.gift': 'Gåva',
  'promo.line.charged': 'Inget erbjudande täcker den här produkten längre: den kostar sitt pris.',
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
  'promo.code.label': 'Rabattkod',
  'promo.code.apply': 'Använd',
  'promo.code.applied': '{code} används.',
  'promo.code.refused': '{code} gäller inte för den här påsen.',
  'promo.code.remove': 'Ta bort {code}',
  'promo.code.removed': '{code} är borttagen.',
  'promo.code.missing': 'Skriv in en kod först.',
  'promo.popup.close': 'Stäng',
  'promo.popup.travel.title': 'En resestorlek, gratis',
  'promo.popup.travel.text':
    'Lägg {count} produkter ur erbjudandet i påsen, så följer {title} med gratis.',
  'promo.popup.kickback.title': 'Ingen provision på gratisprodukter',
  'promo.popup.kickback.text':
    'Din salong tjänar på det du köper. Gratisprodukter och gåvor kostar ingenting, så ingen provision betalas för dem.',
} satisfies Translation<typeof source>;

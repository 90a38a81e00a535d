import type { promotions as source } from '../en/promotions.ts';
import type { Translation } from '../message.ts';

export const promotions = {
  'promo.bar.collecting': {
    one: 'Nog één product en {title} is gratis.',
    other: 'Nog {count} producten en {title} is gratis.',
  },
  'promo.bar.adding': '{title} is onderweg naar je tas.',
  'promo.bar.given': '{title} zit gratis in je tas.',
  'promo.bar.declined': 'Je hebt {title} eruit gehaald. Je kunt het nog steeds gratis krijgen.',
  'promo.bar.addBack': 'Toch toevoegen',
  'promo.bar.counted': '{counted} van {threshold} producten geteld',
  'promo.said.added': '{title} zit gratis in je tas.',
  'promo.said.removed': '{title} is uit je tas: er zijn te weinig producten voor de actie.',
  'promo.said.ended': '{title} is uit je tas: de actie is afgelopen.',
  'promo.said.swept': 'Hiervoor geldt geen actie meer, dus het is uit je tas: {title}.',
  'promo.offer.title': { one: 'Kies een gratis product', other: 'Kies {count} gratis producten' },
  'promo.offer.add': '{title} gratis toevoegen',
  'promo.gift.legend': 'Kies je cadeau',
  'promo.gift.add': 'Cadeau toevoegen',
  'promo.delivery.missing': 'Nog {amount} en de bezorging is gratis.',
  'promo.delivery.reached': 'De bezorging is gratis.',
  'promo.popup.close': 'Sluiten',
} satisfies Translation<typeof source>;

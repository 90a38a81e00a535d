import type { promotions as source } from '../en/promotions.ts';
import type { Translation } from '../message.ts';

export const promotions = {
  'promo.bar.collecting': {
    one: 'Noch ein Produkt, und {title} ist gratis.',
    other: 'Noch {count} Produkte, und {title} ist gratis.',
  },
  'promo.bar.adding': '{title} ist auf dem Weg in deine Tasche.',
  'promo.bar.given': '{title} liegt gratis in deiner Tasche.',
  'promo.bar.declined': 'Du hast {title} herausgenommen. Es steht dir weiter gratis zu.',
  'promo.bar.addBack': 'Wieder hinzufügen',
  'promo.bar.counted': '{counted} von {threshold} Produkten gezählt',
  'promo.said.added': '{title} liegt gratis in deiner Tasche.',
  'promo.said.removed': '{title} ist nicht mehr in deiner Tasche: Für die Aktion fehlen Produkte.',
  'promo.said.ended': '{title} ist nicht mehr in deiner Tasche: Die Aktion ist beendet.',
  'promo.said.swept': 'Dafür gilt keine Aktion mehr; nicht mehr in deiner Tasche: {title}.',
  'promo.offer.title': {
    one: 'Such dir ein Gratisprodukt aus',
    other: 'Such dir {count} Gratisprodukte aus',
  },
  'promo.offer.add': '{title} gratis hinzufügen',
  'promo.gift.legend': 'Such dir dein Geschenk aus',
  'promo.gift.add': 'Geschenk hinzufügen',
  'promo.delivery.missing': 'Noch {amount}, dann ist der Versand gratis.',
  'promo.delivery.reached': 'Der Versand ist gratis.',
  'promo.popup.close': 'Schließen',
} satisfies Translation<typeof source>;

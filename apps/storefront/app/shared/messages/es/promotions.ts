import type { promotions as source } from '../en/promotions.ts';
import type { Translation } from '../message.ts';

export const promotions = {
  'promo.bar.collecting': {
    one: 'Un producto más y {title} es gratis.',
    other: '{count} productos más y {title} es gratis.',
  },
  'promo.bar.adding': '{title} va camino de tu bolsa.',
  'promo.bar.given': '{title} está en tu bolsa, gratis.',
  'promo.bar.declined': 'Has quitado {title}. Sigue siendo gratis para ti.',
  'promo.bar.addBack': 'Volver a añadir',
  'promo.bar.counted': '{counted} de {threshold} productos contados',
  'promo.said.added': '{title} está en tu bolsa, gratis.',
  'promo.said.removed': '{title} ha salido de tu bolsa: faltan productos para la oferta.',
  'promo.said.ended': '{title} ha salido de tu bolsa: la oferta ha terminado.',
  'promo.said.swept': 'Ya no hay oferta para este producto y ha salido de tu bolsa: {title}.',
  'promo.offer.title': { one: 'Elige un producto gratis', other: 'Elige {count} productos gratis' },
  'promo.offer.add': 'Añadir {title}, gratis',
  'promo.gift.legend': 'Elige tu regalo',
  'promo.gift.add': 'Añadir el regalo',
  'promo.delivery.missing': 'Te faltan {amount} para el envío gratis.',
  'promo.delivery.reached': 'El envío es gratis.',
  'promo.popup.close': 'Cerrar',
} satisfies Translation<typeof source>;

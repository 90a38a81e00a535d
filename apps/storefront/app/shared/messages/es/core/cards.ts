import type { cards as source } from '../../en/core/cards.ts';
import type { Translation } from '../../message.ts';

export const cards = {
  'listing.badge.new': 'Nuevo',
  'listing.badge.bestseller': 'Más vendido',
  'listing.badge.professional-only': 'Profesional',
  'listing.soldOut': 'Agotado',
  'listing.before': 'Antes',
  'listing.rating': {
    one: '{rating} de 5, {count} opinión',
    other: '{rating} de 5, {count} opiniones',
  },
  'productType.accessory': 'Accesorio',
  'productType.bundle': 'Pack',
  'productType.conditioner': 'Acondicionador',
  'productType.leave-in': 'Cuidado sin aclarado',
  'productType.mask': 'Mascarilla',
  'productType.oil': 'Aceite',
  'productType.scalp treatment': 'Cuidado del cuero cabelludo',
  'productType.shampoo': 'Champú',
  'productType.styling': 'Peinado y fijación',
  'productType.travel size': 'Formato viaje',
  'range.rain.subject': 'Hidratación',
  'range.copper.subject': 'Cuidado del color',
  'range.honey.subject': 'Reparación',
  'range.volt.subject': 'Fijación y volumen',
  'range.moss.subject': 'Cuero cabelludo',
  'range.chalk.subject': 'Rubio y plata',
  'wishlist.button': 'Guardar {title} en la lista de deseos',
  'wishlist.added': '{title} está en tu lista de deseos.',
  'wishlist.removed': '{title} ya no está en tu lista de deseos.',
} satisfies Translation<typeof source>;

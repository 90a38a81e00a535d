import type { cart as source } from '../en/cart.ts';
import type { Translation } from '../message.ts';

/** The bag: popup, page, lines. */
export const cart = {
  'cart.title': 'Tu bolsa',
  'cart.empty': 'Tu bolsa está vacía.',
  'cart.empty.action': 'Ver todos los productos',
  'cart.loading': 'Tu bolsa está en camino',
  'cart.subtotal': 'Subtotal',
  'cart.savings': 'Ahorras',
  'cart.total': 'Total',
  'cart.note': 'IVA incluido. El envío se calcula al pagar.',
  'cart.checkout': 'Tramitar pedido',
  'cart.leaving': 'Vamos a la caja',
  'cart.view': 'Ver la bolsa',
  'cart.lines': 'Productos en tu bolsa',
  'cart.line.quantity': 'Cantidad de {title}',
  'cart.line.more': 'Uno más de {title}',
  'cart.line.fewer': 'Uno menos de {title}',
  'cart.line.remove': 'Quitar',
  'cart.line.removeTitle': 'Quitar {title}',
  'cart.line.removed': '{title} ya no está en tu bolsa.',
  'cart.line.changed': '{title}: {count} en tu bolsa.',
  'cart.line.limited': 'Solo quedan {count} de {title}.',
  'cart.line.soldOut': 'Agotado',
  'cart.failed': 'No se ha podido cambiar tu bolsa.',
  'cart.line.before': 'Antes',
} satisfies Translation<typeof source>;

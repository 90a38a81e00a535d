import type { cart as source } from '../en/cart.ts';
import type { Translation } from '../message.ts';

/** The bag: popup, page, lines. */
export const cart = {
  'cart.title': 'Din påse',
  'cart.empty': 'Din påse är tom.',
  'cart.empty.action': 'Se alla produkter',
  'cart.loading': 'Din påse hämtas',
  'cart.subtotal': 'Delsumma',
  'cart.savings': 'Du sparar',
  'cart.total': 'Totalt',
  'cart.note': 'Inklusive moms. Frakten ser du i kassan.',
  'cart.checkout': 'Till kassan',
  'cart.leaving': 'Du skickas till kassan',
  'cart.view': 'Se påsen',
  'cart.lines': 'Produkter i din påse',
  'cart.line.quantity': 'Antal av {title}',
  'cart.line.more': 'En {title} till',
  'cart.line.fewer': 'En {title} färre',
  'cart.line.remove': 'Ta bort',
  'cart.line.removeTitle': 'Ta bort {title}',
  'cart.line.removed': '{title} är borta ur påsen.',
  'cart.line.changed': '{title}: {count} i påsen.',
  'cart.line.limited': 'Bara {count} av {title} i lager.',
  'cart.line.soldOut': 'Slutsåld',
  'cart.failed': 'Din påse kunde inte ändras.',
  'cart.line.before': 'Förut',
} satisfies Translation<typeof source>;

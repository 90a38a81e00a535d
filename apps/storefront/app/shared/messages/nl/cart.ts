import type { cart as source } from '../en/cart.ts';
import type { Translation } from '../message.ts';

/** The bag: popup, page, lines. */
export const cart = {
  'cart.title': 'Je tas',
  'cart.empty': 'Je tas is leeg.',
  'cart.empty.action': 'Bekijk alle producten',
  'cart.loading': 'Je tas wordt opgehaald',
  'cart.subtotal': 'Subtotaal',
  'cart.savings': 'Je bespaart',
  'cart.total': 'Totaal',
  'cart.note': 'Inclusief btw. Verzendkosten zie je bij het afrekenen.',
  'cart.checkout': 'Afrekenen',
  'cart.leaving': 'Je gaat naar de kassa',
  'cart.view': 'Bekijk je tas',
  'cart.lines': 'Producten in je tas',
  'cart.line.quantity': 'Aantal van {title}',
  'cart.line.more': 'Eén {title} meer',
  'cart.line.fewer': 'Eén {title} minder',
  'cart.line.remove': 'Verwijderen',
  'cart.line.removeTitle': '{title} verwijderen',
  'cart.line.removed': '{title} is uit je tas.',
  'cart.line.changed': '{title}: {count} in je tas.',
  'cart.line.limited': 'Nog maar {count} van {title} op voorraad.',
  'cart.line.soldOut': 'Uitverkocht',
  'cart.failed': 'Je tas kon niet worden aangepast.',
  'cart.line.before': 'Was',
} satisfies Translation<typeof source>;

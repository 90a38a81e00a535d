import type { cart as source } from '../en/cart.ts';
import type { Translation } from '../message.ts';

/** The bag: popup, page, lines. */
export const cart = {
  'cart.title': 'Deine Tasche',
  'cart.empty': 'Deine Tasche ist leer.',
  'cart.empty.action': 'Alle Produkte ansehen',
  'cart.loading': 'Deine Tasche wird geladen',
  'cart.subtotal': 'Zwischensumme',
  'cart.savings': 'Du sparst',
  'cart.total': 'Summe',
  'cart.note': 'Inklusive MwSt. Die Versandkosten siehst du an der Kasse.',
  'cart.checkout': 'Zur Kasse',
  'cart.leaving': 'Es geht zur Kasse',
  'cart.view': 'Tasche ansehen',
  'cart.lines': 'Produkte in deiner Tasche',
  'cart.line.quantity': 'Anzahl von {title}',
  'cart.line.more': 'Eins mehr von {title}',
  'cart.line.fewer': 'Eins weniger von {title}',
  'cart.line.remove': 'Entfernen',
  'cart.line.removeTitle': '{title} entfernen',
  'cart.line.removed': '{title} ist nicht mehr in deiner Tasche.',
  'cart.line.changed': '{title}: {count} in deiner Tasche.',
  'cart.line.limited': 'Von {title} sind nur noch {count} auf Lager.',
  'cart.line.soldOut': 'Ausverkauft',
  'cart.failed': 'Deine Tasche konnte nicht geändert werden.',
  'cart.line.before': 'Vorher',
} satisfies Translation<typeof source>;

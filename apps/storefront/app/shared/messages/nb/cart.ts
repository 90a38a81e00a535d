import type { cart as source } from '../en/cart.ts';
import type { Translation } from '../message.ts';

/** The bag: popup, page, lines. */
export const cart = {
  'cart.title': 'Posen din',
  'cart.empty': 'Posen din er tom.',
  'cart.empty.action': 'Se alle produkter',
  'cart.loading': 'Posen din hentes',
  'cart.subtotal': 'Delsum',
  'cart.savings': 'Du sparer',
  'cart.total': 'Totalt',
  'cart.note': 'Inkludert mva. Frakten ser du i kassen.',
  'cart.checkout': 'Til kassen',
  'cart.leaving': 'Du sendes til kassen',
  'cart.view': 'Se posen',
  'cart.lines': 'Produkter i posen din',
  'cart.line.quantity': 'Antall av {title}',
  'cart.line.more': 'Én {title} til',
  'cart.line.fewer': 'Én {title} mindre',
  'cart.line.remove': 'Fjern',
  'cart.line.removeTitle': 'Fjern {title}',
  'cart.line.removed': '{title} er tatt ut av posen.',
  'cart.line.changed': '{title}: {count} i posen.',
  'cart.line.limited': 'Bare {count} av {title} på lager.',
  'cart.line.soldOut': 'Utsolgt',
  'cart.failed': 'Posen din kunne ikke endres.',
  'cart.line.before': 'Før',
} satisfies Translation<typeof source>;

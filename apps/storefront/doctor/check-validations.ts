import type { checkoutValidations } from '@lokke/shopify-admin';
import type { Say } from './finding.ts';

type Read = Awaited<ReturnType<typeof checkoutValidations>>;

/** Tells whether anything but our own server keeps products for salons out of other checkouts. */
export function sayValidations(say: Say, read: Read): void {
  const titles = read.ok
    ? read.value.filter(({ enabled }) => enabled).map(({ title }) => title)
    : null;
  if (titles === null) say('validations', 'unread');
  else say('validations', titles.length === 0 ? 'none' : 'on', { titles: titles.join(', ') });
}

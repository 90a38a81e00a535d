import type { wishlist as source } from '../en/wishlist.ts';
import type { Translation } from '../message.ts';

export const wishlist = {
  'wishlist.empty': 'Inget på din önskelista än. Hjärtat vid en produkt lägger den här.',
  'wishlist.loading': 'Din önskelista hämtas',
  'wishlist.gone': {
    one: '{count} produkt säljs inte längre här.',
    other: '{count} produkter säljs inte längre här.',
  },
  'wishlist.device': 'Sparad på den här enheten. Logga in, så finns den på alla andra.',
  'wishlist.login': 'Logga in',
  'wishlist.failed':
    'Ditt konto gick inte att nå. Önskelistan ligger kvar på den här enheten så länge.',
  'wishlist.confirm.see': 'Se önskelistan',
} satisfies Translation<typeof source>;

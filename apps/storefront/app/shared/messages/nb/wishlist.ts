import type { wishlist as source } from '../en/wishlist.ts';
import type { Translation } from '../message.ts';

export const wishlist = {
  'wishlist.empty': 'Ingenting på ønskelisten din ennå. Hjertet ved et produkt legger det her.',
  'wishlist.loading': 'Ønskelisten din hentes',
  'wishlist.gone': {
    one: '{count} produkt selges ikke lenger her.',
    other: '{count} produkter selges ikke lenger her.',
  },
  'wishlist.device': 'Lagret på denne enheten. Logg inn, så finner du den på alle andre.',
  'wishlist.login': 'Logg inn',
  'wishlist.failed': 'Kontoen din kunne ikke nås. Ønskelisten er lagret på denne enheten så lenge.',
  'wishlist.confirm.see': 'Se ønskelisten',
} satisfies Translation<typeof source>;

import type { wishlist as source } from '../en/wishlist.ts';
import type { Translation } from '../message.ts';

export const wishlist = {
  'wishlist.empty':
    'Noch nichts auf deiner Merkliste. Das Herz neben einem Produkt legt es hier ab.',
  'wishlist.loading': 'Deine Merkliste wird geholt',
  'wishlist.gone': {
    one: '{count} Produkt wird hier nicht mehr verkauft.',
    other: '{count} Produkte werden hier nicht mehr verkauft.',
  },
  'wishlist.device':
    'Auf diesem Gerät gespeichert. Melde dich an, dann findest du sie auf jedem anderen.',
  'wishlist.login': 'Anmelden',
  'wishlist.failed':
    'Dein Konto war nicht erreichbar. Deine Merkliste bleibt so lange auf diesem Gerät.',
  'wishlist.confirm.see': 'Merkliste ansehen',
} satisfies Translation<typeof source>;

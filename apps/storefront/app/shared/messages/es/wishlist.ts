import type { wishlist as source } from '../en/wishlist.ts';
import type { Translation } from '../message.ts';

export const wishlist = {
  'wishlist.empty':
    'Aún no hay nada en tu lista de deseos. El corazón junto a un producto lo trae aquí.',
  'wishlist.loading': 'Cargando tu lista de deseos',
  'wishlist.gone': {
    one: '{count} producto ya no se vende aquí.',
    other: '{count} productos ya no se venden aquí.',
  },
  'wishlist.device': 'Guardada en este dispositivo. Inicia sesión y la tendrás en todos los demás.',
  'wishlist.login': 'Iniciar sesión',
  'wishlist.failed':
    'No se ha podido llegar a tu cuenta. Mientras tanto, tu lista de deseos queda en este dispositivo.',
  'wishlist.confirm.see': 'Ver la lista de deseos',
} satisfies Translation<typeof source>;

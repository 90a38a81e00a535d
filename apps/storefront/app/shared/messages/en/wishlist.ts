/** The wishlist: buttons, page, popup. */
export const wishlist = {
  'wishlist.empty': 'Nothing on your wishlist yet. The heart beside a product puts it here.',
  'wishlist.loading': 'Your wishlist is being fetched',
  'wishlist.gone': {
    one: '{count} product is no longer sold here.',
    other: '{count} products are no longer sold here.',
  },
  'wishlist.device': 'Kept on this device. Log in and you find it on every other one.',
  'wishlist.login': 'Log in',
  'wishlist.failed':
    'Your account could not be reached. Your wishlist is kept on this device until it can.',
  'wishlist.confirm.see': 'See your wishlist',
} as const;

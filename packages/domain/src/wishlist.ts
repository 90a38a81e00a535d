/** Product ids, each once, the longest kept first (spec §3). */
export type Wishlist = readonly string[];

export function addToWishlist(wishlist: Wishlist, productId: string): Wishlist {
  return cleanWishlist([...wishlist, productId]);
}

export function removeFromWishlist(wishlist: Wishlist, productId: string): Wishlist {
  return cleanWishlist(wishlist.filter((id) => id !== productId));
}

/** Normalises stored data to a wishlist: ids only, each once; empty for anything but a list. */
export function cleanWishlist(stored: unknown): Wishlist {
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter((id): id is string => typeof id === 'string' && id !== ''))];
}

/**
 * Three-way merge of the local and the account's list. The first time it is the union (spec §4). Afterwards,
 * with the last common state as `base`, only local additions and removals change the account's list: a
 * product that was removed on another device does not come back from this one.
 */
export function syncWishlists(local: Wishlist, server: Wishlist, base: Wishlist | null): Wishlist {
  if (base === null) return cleanWishlist([...local, ...server]);
  const removedHere = new Set(base.filter((id) => !local.includes(id)));
  const addedHere = local.filter((id) => !base.includes(id));
  return cleanWishlist([...server.filter((id) => !removedHere.has(id)), ...addedHere]);
}

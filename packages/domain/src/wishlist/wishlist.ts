/** Product ids, each once, the longest kept first (spec §3). */
export type Wishlist = readonly string[];

export function addToWishlist(wishlist: Wishlist, productId: string): Wishlist {
  return cleanWishlist([...wishlist, productId]);
}

export function removeFromWishlist(wishlist: Wishlist, productId: string): Wishlist {
  return cleanWishlist(wishlist.filter((id) => id !== productId));
}

/** What is here and what is on the account, together; written to both sides (spec §4). */
export function mergeWishlists(local: Wishlist, server: Wishlist): Wishlist {
  return cleanWishlist([...local, ...server]);
}

/** A wishlist out of what a storage or a server holds: ids only, each once; nothing if it is no list. */
export function cleanWishlist(stored: unknown): Wishlist {
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter((id): id is string => typeof id === 'string' && id !== ''))];
}

/**
 * What both sides hold once the account's list is known. The first time it is the union (spec §4). Afterwards,
 * when both agreed on `agreed`, only what was added or removed here since then changes the account's list: a
 * product that was removed on another device does not come back from this one.
 */
export function syncWishlists(
  local: Wishlist,
  server: Wishlist,
  agreed: Wishlist | null,
): Wishlist {
  if (agreed === null) return mergeWishlists(local, server);
  const removedHere = new Set(agreed.filter((id) => !local.includes(id)));
  const addedHere = local.filter((id) => !agreed.includes(id));
  return mergeWishlists(
    server.filter((id) => !removedHere.has(id)),
    addedHere,
  );
}

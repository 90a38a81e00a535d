import type { Wishlist } from '@lokke/domain/wishlist';
import { createContext, useContext, useSyncExternalStore } from 'react';

export interface WishlistProduct {
  readonly id: string;
  readonly title: string;
}

export interface WishlistSnapshot {
  /** False until this browser's list was read. */
  readonly isKnown: boolean;
  readonly productIds: Wishlist;
  /** The account could not take the last change; it is kept on this device (spec §8, an error flag). */
  readonly hasFailed: boolean;
}

/** The same for as long as the page: what shows something of the list follows just that (below). */
export interface WishlistHandle {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => WishlistSnapshot;
  readonly add: (product: WishlistProduct) => void;
  readonly remove: (productId: string) => void;
}

/** Filled in by the state; a product card needs to know no more than this. */
export const WishlistContext = createContext<WishlistHandle | null>(null);

export const UNKNOWN_WISHLIST: WishlistSnapshot = {
  isKnown: false,
  productIds: [],
  hasFailed: false,
};

export function useWishlistHandle(): WishlistHandle {
  const wishlist = useContext(WishlistContext);
  if (wishlist === null) throw new Error('useWishlist must be used within a WishlistProvider');
  return wishlist;
}

export function useWishlist(): WishlistSnapshot {
  const { subscribe, getSnapshot } = useWishlistHandle();
  return useSyncExternalStore(subscribe, getSnapshot, () => UNKNOWN_WISHLIST);
}

export function useWishlistCount(): number {
  const { subscribe, getSnapshot } = useWishlistHandle();
  return useSyncExternalStore(
    subscribe,
    () => getSnapshot().productIds.length,
    () => 0,
  );
}

/** A list has a heart in each of its cards: of them all, those are drawn anew that change. */
export function useIsInWishlist(productId: string): boolean {
  const { subscribe, getSnapshot } = useWishlistHandle();
  return useSyncExternalStore(
    subscribe,
    () => getSnapshot().productIds.includes(productId),
    () => false,
  );
}

import type { Wishlist } from '@lokke/domain/wishlist';
import { createContext, useContext } from 'react';

export interface WishlistProduct {
  readonly id: string;
  readonly title: string;
}

export interface WishlistHandle {
  /** False until this browser's list was read. */
  readonly isKnown: boolean;
  readonly productIds: Wishlist;
  /** The account could not take the last change; it is kept on this device (spec §8, an error flag). */
  readonly hasFailed: boolean;
  readonly add: (product: WishlistProduct) => void;
  readonly remove: (productId: string) => void;
}

/** Filled in by the state; a product card needs to know no more than this. */
export const WishlistContext = createContext<WishlistHandle | null>(null);

export function useWishlist(): WishlistHandle {
  const wishlist = useContext(WishlistContext);
  if (wishlist === null) throw new Error('useWishlist must be used within a WishlistProvider');
  return wishlist;
}

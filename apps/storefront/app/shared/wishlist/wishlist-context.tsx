import type { Wishlist } from '@lokke/domain/wishlist';
import { createContext, useSyncExternalStore } from 'react';
import { useRequiredContext } from '../../ui/use-required-context.ts';

export interface WishlistProduct {
  readonly id: string;
  readonly title: string;
}

export interface WishlistSnapshot {
  /** False until storage is read. */
  readonly isKnown: boolean;
  readonly productIds: Wishlist;
  /** False where the browser did not store the last change. */
  readonly isKept: boolean;
  /** The last change could not be saved to the account; it is kept on this device (spec §8). */
  readonly hasFailed: boolean;
}

/** Stable; consumers subscribe to what they show. */
export interface WishlistHandle {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => WishlistSnapshot;
  readonly add: (product: WishlistProduct) => void;
  readonly remove: (productId: string) => void;
}

/** Provided by state/wishlist. */
export const WishlistContext = createContext<WishlistHandle | null>(null);

export const UNKNOWN_WISHLIST: WishlistSnapshot = {
  isKnown: false,
  productIds: [],
  isKept: true,
  hasFailed: false,
};

export function useWishlistHandle(): WishlistHandle {
  return useRequiredContext(WishlistContext);
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

/** Subscribes to one product, so that only changed hearts render. */
export function useIsInWishlist(productId: string): boolean {
  const { subscribe, getSnapshot } = useWishlistHandle();
  return useSyncExternalStore(
    subscribe,
    () => getSnapshot().productIds.includes(productId),
    () => false,
  );
}

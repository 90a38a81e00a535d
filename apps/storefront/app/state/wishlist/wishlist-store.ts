import type { Market } from '@lokke/domain/markets';
import { cleanWishlist, type Wishlist } from '@lokke/domain/wishlist';
import {
  UNKNOWN_WISHLIST,
  type WishlistSnapshot,
} from '../../shared/wishlist/wishlist-context.tsx';
import { onStorageChange, readStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

/** Wishlist of one market, shared by all tabs (spec §3). */
export interface WishlistStore {
  readonly getSnapshot: () => WishlistSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (change: (productIds: Wishlist) => Wishlist) => void;
  readonly setFailed: (hasFailed: boolean) => void;
  /** Reads storage and follows other tabs; returns how to stop. */
  readonly open: () => () => void;
}

export function createWishlistStore(market: Market): WishlistStore {
  const value = marketValues.wishlist(market);
  const listeners = new Set<() => void>();
  let snapshot = UNKNOWN_WISHLIST;

  const show = (next: Partial<WishlistSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const readIn = () => {
    const productIds = cleanWishlist(readStored(value));
    if (snapshot.isKnown && isSameList(productIds, snapshot.productIds)) return;
    show({ isKnown: true, productIds });
  };

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      const productIds = change(snapshot.productIds);
      if (isSameList(productIds, snapshot.productIds)) return;
      writeStored(value, productIds);
      show({ productIds });
    },
    setFailed(hasFailed) {
      if (hasFailed !== snapshot.hasFailed) show({ hasFailed });
    },
    open() {
      readIn();
      return onStorageChange([value], readIn);
    },
  };
}

export function isSameList(left: Wishlist, right: Wishlist): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}

import type { Market } from '@lokke/domain/markets';
import {
  addToWishlist,
  cleanWishlist,
  removeFromWishlist,
  type Wishlist,
} from '@lokke/domain/wishlist';
import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import {
  UNKNOWN_WISHLIST,
  WishlistContext,
  type WishlistHandle,
  type WishlistSnapshot,
} from '../../shared/wishlist/wishlist-context.tsx';
import { useRequiredContext } from '../../ui/use-required-context.ts';
import { onStorageChange, readStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues, sharedValues } from '../storage/stored-values.ts';
import { useUIDispatch } from '../ui/ui-provider.tsx';

const WishlistStoreContext = createContext<WishlistStore | null>(null);

export function WishlistProvider({ children }: { readonly children: ReactNode }) {
  const market = useMarket();
  const dispatch = useUIDispatch();
  const [store] = useState(() => createWishlistStore(market));
  useEffect(() => store.open(), [store]);

  const wishlist = useMemo(
    (): WishlistHandle => ({
      subscribe: store.subscribe,
      getSnapshot: store.getSnapshot,
      add: ({ id, title }) => {
        store.update((productIds) => addToWishlist(productIds, id));
        if (!shouldAskToKeep(market)) return;
        const data = { productId: id, productTitle: title };
        dispatch({ type: 'openConfirmWishlistPopup', data });
      },
      remove: (id) => store.update((productIds) => removeFromWishlist(productIds, id)),
    }),
    [store, dispatch, market],
  );

  return (
    <WishlistStoreContext value={store}>
      <WishlistContext value={wishlist}>{children}</WishlistContext>
    </WishlistStoreContext>
  );
}

export function useWishlistStore(): WishlistStore {
  return useRequiredContext(WishlistStoreContext);
}

/** Visitors without login are told once per session where the list is stored. */
function shouldAskToKeep(market: Market): boolean {
  if (readStored(marketValues.loggedInCustomer(market)) !== null) return false;
  if (readStored(sharedValues.isWishlistConfirmed) === true) return false;
  // Needs storage: without it, it would show each time.
  return writeStored(sharedValues.isWishlistConfirmed, true);
}

export type WishlistStore = ReturnType<typeof createWishlistStore>;

/** Creates the wishlist of one market, shared by all tabs (spec §3). */
function createWishlistStore(market: Market) {
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
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change: (productIds: Wishlist) => Wishlist) {
      const productIds = change(snapshot.productIds);
      if (isSameList(productIds, snapshot.productIds)) return;
      show({ productIds, isKept: writeStored(value, productIds) });
    },
    setFailed(hasFailed: boolean) {
      if (hasFailed !== snapshot.hasFailed) show({ hasFailed });
    },
    /** Reads storage and follows other tabs; returns how to stop. */
    open() {
      readIn();
      return onStorageChange([value], readIn);
    },
  };
}

export function isSameList(left: Wishlist, right: Wishlist): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}

import { addToWishlist, removeFromWishlist } from '@lokke/domain/wishlist';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { WishlistContext, type WishlistHandle } from '../../shared/wishlist/wishlist-context.tsx';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';
import { useUIDispatch } from '../ui/ui-provider.tsx';
import { createWishlistStore, type WishlistStore } from './wishlist-store.ts';

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
        if (!shouldAskToKeep()) return;
        const data = { productId: id, productTitle: title };
        dispatch({ type: 'openConfirmWishlistPopup', data });
      },
      remove: (id) => store.update((productIds) => removeFromWishlist(productIds, id)),
    }),
    [store, dispatch],
  );

  return (
    <WishlistStoreContext value={store}>
      <WishlistContext value={wishlist}>{children}</WishlistContext>
    </WishlistStoreContext>
  );
}

export function useWishlistStore(): WishlistStore {
  const store = useContext(WishlistStoreContext);
  if (store === null) throw new Error('useWishlistStore must be used within a WishlistProvider');
  return store;
}

/** Visitors without login are told once per session where the list is stored. */
function shouldAskToKeep(): boolean {
  if (readStored(sharedValues.loggedInCustomer) !== null) return false;
  if (readStored(sharedValues.isWishlistConfirmed) === true) return false;
  // Without storage it would show each time.
  return writeStored(sharedValues.isWishlistConfirmed, true);
}

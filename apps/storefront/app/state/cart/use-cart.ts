import { markAnnounced } from '@lokke/domain/cart-snapshot';
import { useCallback, useSyncExternalStore } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { unknownCart, useCartStore } from './cart-provider.tsx';
import { saveLastSeenCart } from './last-seen-cart.ts';
import { useCartMutations } from './use-cart-mutations.ts';

export type Cart = ReturnType<typeof useCart>;

export function useCart() {
  const store = useCartStore();
  const changes = useCartMutations();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  const { isKnown, isKept, hasLoadFailed, optimisticCheckout, queue, failureCount, isResending } =
    snapshot;
  return {
    ...changes,
    // The first line may be pending before the prediction is loaded.
    isKnown: isKnown && (optimisticCheckout !== null || queue.length === 0),
    isKept,
    hasLoadFailed,
    fetchAgain: store.fetchAgain,
    /** Cart after all pending changes; null when there is none. */
    checkout: optimisticCheckout,
    isBusy: queue.length > 0,
    failureCount,
    isResending,
  };
}

export function useLastSeenCart() {
  const market = useMarket();
  const store = useCartStore();
  const { lastSeen } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  /** Stores what was announced, by line key. */
  const saveAnnounced = useCallback(
    (announced: ReadonlyMap<string, string>) =>
      store.setLastSeen(
        saveLastSeenCart(market, markAnnounced(store.getSnapshot().lastSeen, announced)),
      ),
    [market, store],
  );
  return { lastSeen, saveAnnounced };
}

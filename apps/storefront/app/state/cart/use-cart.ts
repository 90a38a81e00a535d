import type { Checkout } from '@lokke/contract/checkout';
import { type CartSnapshot, markAnnounced } from '@lokke/domain/cart-snapshot';
import { useCallback, useSyncExternalStore } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { unknownCart, useCartStore } from './cart-provider.tsx';
import { saveLastSeenCart } from './last-seen-cart.ts';
import { type CartChanges, useCartMutations } from './use-cart-mutations.ts';

export interface Cart extends CartChanges {
  /** False until the stored cart was loaded. */
  readonly isKnown: boolean;
  /** Loading the cart failed; it is retried. */
  readonly hasLoadFailed: boolean;
  readonly fetchAgain: () => void;
  /** Cart after all pending changes; null when there is none. */
  readonly checkout: Checkout | null;
  readonly isBusy: boolean;
  /** Number of failed changes. */
  readonly failureCount: number;
}

export function useCart(): Cart {
  const store = useCartStore();
  const changes = useCartMutations();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  const { isKnown, hasLoadFailed, optimisticCheckout, queue, failureCount } = snapshot;
  return {
    ...changes,
    // The first line may be pending before the prediction is loaded.
    isKnown: isKnown && (optimisticCheckout !== null || queue.length === 0),
    hasLoadFailed,
    fetchAgain: store.fetchAgain,
    checkout: optimisticCheckout,
    isBusy: queue.length > 0,
    failureCount,
  };
}

interface LastSeenCart {
  readonly lastSeen: CartSnapshot;
  /** Stores what was announced, by line key. */
  readonly saveAnnounced: (announced: ReadonlyMap<string, string>) => void;
}

export function useLastSeenCart(): LastSeenCart {
  const market = useMarket();
  const store = useCartStore();
  const { lastSeen } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  const saveAnnounced = useCallback(
    (announced: ReadonlyMap<string, string>) =>
      store.setLastSeen(
        saveLastSeenCart(market, markAnnounced(store.getSnapshot().lastSeen, announced)),
      ),
    [market, store],
  );
  return { lastSeen, saveAnnounced };
}

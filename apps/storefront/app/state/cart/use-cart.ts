import type { Checkout } from '@lokke/contract/checkout';
import { useSyncExternalStore } from 'react';
import { unknownCart, useCartStore } from './cart-provider.tsx';
import { type CartChanges, useCartMutations } from './use-cart-mutations.ts';

export interface Cart extends CartChanges {
  /** False until the stored cart was asked for. */
  readonly isKnown: boolean;
  /** The shop does not answer with it; it is asked again. */
  readonly hasLoadFailed: boolean;
  readonly fetchAgain: () => void;
  /** The cart as it will be once all changes are answered; null when there is none. */
  readonly checkout: Checkout | null;
  /** True while a change is on its way. */
  readonly isBusy: boolean;
}

export function useCart(): Cart {
  const store = useCartStore();
  const changes = useCartMutations();
  const {
    isKnown,
    hasLoadFailed: isMissed,
    shown,
    queue,
  } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  return {
    ...changes,
    // A first line may be on its way before what works out the cart has come.
    isKnown: isKnown && (shown !== null || queue.length === 0),
    hasLoadFailed: isMissed,
    fetchAgain: store.fetchAgain,
    checkout: shown,
    isBusy: queue.length > 0,
  };
}

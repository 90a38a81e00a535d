import { useSyncExternalStore } from 'react';
import { useCartStore } from './cart-provider.tsx';

/** How many things the bag holds, changes on their way included. It stands on every page, so it brings little along. */
export function useCartCount(): number {
  const store = useCartStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getSnapshot().shown?.totalQuantity ?? 0,
    () => 0,
  );
}

import { useSyncExternalStore } from 'react';
import { unknownCart, useCartStore } from './cart-provider.tsx';

/** How many things the bag holds, changes on their way included. It stands on every page, so it brings little along. */
export function useBagCount(): number {
  const store = useCartStore();
  const { shown } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  return shown?.totalQuantity ?? 0;
}

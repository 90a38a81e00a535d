import { useSyncExternalStore } from 'react';
import { unknownCart, useCartStore } from '../cart/cart-provider.tsx';

/** Whether something is in the bag or on its way there. */
export function useHasBag(): boolean {
  const store = useCartStore();
  const { checkout, queue } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  return queue.length > 0 || (checkout !== null && checkout.lines.edges.length > 0);
}

import { useSyncExternalStore } from 'react';
import { useCartStore } from '../cart/cart-provider.tsx';

/** Whether something is in the bag or on its way there. */
export function useHasCart(): boolean {
  const store = useCartStore();
  return useSyncExternalStore(
    store.subscribe,
    () => {
      const { checkout, queue } = store.getSnapshot();
      return queue.length > 0 || (checkout !== null && checkout.lines.edges.length > 0);
    },
    () => false,
  );
}

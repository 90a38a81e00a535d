import { type CartSnapshot, markAnnounced } from '@lokke/domain/cart-snapshot';
import { useCallback, useSyncExternalStore } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { saveLastSeenCart } from './bag-memory.ts';
import { unknownCart, useCartStore } from './cart-provider.tsx';

interface RememberedBag {
  readonly memory: CartSnapshot;
  /** Notes what was said aloud, by the keys of the lines. */
  readonly noteTold: (told: ReadonlyMap<string, string>) => void;
}

export function useLastSeenCart(): RememberedBag {
  const market = useMarket();
  const store = useCartStore();
  const { memory } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  const noteTold = useCallback(
    (told: ReadonlyMap<string, string>) =>
      store.remember(saveLastSeenCart(market, markAnnounced(store.getSnapshot().memory, told))),
    [market, store],
  );
  return { memory, noteTold };
}

import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { lazyPart } from '../../shared/part/lazy-part.tsx';
import { PartBoundary } from '../../shared/part/part-boundary.tsx';
import { onStoredElsewhere, readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { type CartStore, createCartStore, UNKNOWN_CART } from './cart-store.ts';

const CartRuntime = lazyPart(async () => (await import('./cart-runtime.tsx')).CartRuntime);

const CartContext = createContext<CartStore | null>(null);

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const market = useMarket();
  const [store] = useState(createCartStore);
  const [isRunning, setIsRunning] = useState(false);
  const isChanging = useSyncExternalStore(
    store.subscribe,
    () => store.getSnapshot().queue.length > 0,
    () => false,
  );

  useEffect(() => {
    const idValue = marketValues.checkoutId(market);
    const unanswered = marketValues.unansweredCartChanges(market);
    const look = () => {
      const isBagUntouched = readStored(idValue) === null && readStored(unanswered) === null;
      if (isBagUntouched) store.receive(null);
      else setIsRunning(true);
    };
    look();
    return onStoredElsewhere([idValue], look);
  }, [market, store]);

  if (isChanging && !isRunning) setIsRunning(true);

  return (
    <CartContext value={store}>
      {children}
      {isRunning && (
        <PartBoundary fallback={(tryAgain) => <MissedCart store={store} onRetry={tryAgain} />}>
          <Suspense>
            <CartRuntime market={market} store={store} />
          </Suspense>
        </PartBoundary>
      )}
    </CartContext>
  );
}

interface MissedCartProps {
  readonly store: CartStore;
  readonly onRetry: () => void;
}

/** What works on the cart could not be fetched: who waits for an answer gets one. */
function MissedCart({ store, onRetry }: MissedCartProps) {
  const { queue } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  useEffect(() => store.miss(onRetry), [store, onRetry]);
  useEffect(() => {
    if (queue.length > 0) store.settle(queue, { ok: false, sentence: '' });
  }, [store, queue]);
  return null;
}

export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (store === null) throw new Error('useCartStore must be used within a CartProvider');
  return store;
}

export const unknownCart = () => UNKNOWN_CART;

import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { onceReached } from '../../shared/once-reached.ts';
import { onStoredElsewhere, readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { type CartStore, createCartStore, UNKNOWN_CART } from './cart-store.ts';

const CartRuntime = lazy(() =>
  onceReached(async () => ({ default: (await import('./cart-runtime.tsx')).CartRuntime })),
);

const CartContext = createContext<CartStore | null>(null);

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const market = useMarket();
  const [store] = useState(createCartStore);
  const [isRunning, setIsRunning] = useState(false);
  const { queue } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);

  useEffect(() => {
    const idValue = marketValues.checkoutId(market);
    const unanswered = marketValues.unansweredCartChanges(market);
    const look = () => {
      const isBagUntouched = readStored(idValue) === null && readStored(unanswered) === null;
      if (isBagUntouched) store.receive(null);
      else setIsRunning(true);
    };
    look();
    return onStoredElsewhere(idValue, look);
  }, [market, store]);

  if (queue.length > 0 && !isRunning) setIsRunning(true);

  return (
    <CartContext value={store}>
      {children}
      {isRunning && (
        <Suspense>
          <CartRuntime market={market} store={store} />
        </Suspense>
      )}
    </CartContext>
  );
}

export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (store === null) throw new Error('useCartStore must be used within a CartProvider');
  return store;
}

export const unknownCart = () => UNKNOWN_CART;

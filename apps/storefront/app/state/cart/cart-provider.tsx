import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { ChunkBoundary } from '../../shared/chunk/chunk-boundary.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useRequiredContext } from '../../ui/use-required-context.ts';
import { onStorageChange, readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import type { CartRuntimeProps } from './cart-runtime.tsx';
import { type CartStore, createCartStore, UNKNOWN_CART } from './cart-store.ts';

const CartContext = createContext<CartStore | null>(null);

interface CartProviderProps {
  readonly runtime: ComponentType<CartRuntimeProps>;
  readonly children: ReactNode;
}

export function CartProvider({ runtime: Runtime, children }: CartProviderProps) {
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
    const values = [
      idValue,
      marketValues.cartOutbox(market),
      marketValues.unreachableCarts(market),
    ];
    const check = () => {
      if (values.every((value) => readStored(value) === null)) store.receive(null);
      else setIsRunning(true);
    };
    check();
    return onStorageChange([idValue], check);
  }, [market, store]);

  if (isChanging && !isRunning) setIsRunning(true);

  return (
    <CartContext value={store}>
      {children}
      {isRunning && (
        <ChunkBoundary fallback={(tryAgain) => <FailedCart store={store} onRetry={tryAgain} />}>
          <Suspense>
            <Runtime market={market} store={store} />
          </Suspense>
        </ChunkBoundary>
      )}
    </CartContext>
  );
}

interface FailedCartProps {
  readonly store: CartStore;
  readonly onRetry: () => void;
}

/** The cart's chunk failed to load: rejects pending changes. */
function FailedCart({ store, onRetry }: FailedCartProps) {
  const { queue } = useSyncExternalStore(store.subscribe, store.getSnapshot, unknownCart);
  useEffect(() => store.markLoadFailed(onRetry), [store, onRetry]);
  useEffect(() => {
    if (queue.length > 0) store.resolve(queue, { ok: false, message: '' });
  }, [store, queue]);
  return null;
}

export function useCartStore(): CartStore {
  return useRequiredContext(CartContext);
}

export const unknownCart = () => UNKNOWN_CART;

/** Counts pending lines, too. */
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

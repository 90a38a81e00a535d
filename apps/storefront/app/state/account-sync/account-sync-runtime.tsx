import { useEffect, useSyncExternalStore } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { showRememberedSalon } from '../salon/use-remembered-salon.ts';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { useWishlistStore } from '../wishlist/wishlist-provider.tsx';
import { runExclusive } from './run-exclusive.ts';
import { syncSalon } from './sync-salon.ts';
import { syncWishlist } from './sync-wishlist.ts';
import { useCustomerEmail } from './use-customer.ts';

const options = { fetch: window.fetch.bind(window), log: (text: string) => console.warn(text) };

interface AccountSyncRuntimeProps {
  /** E-mail of the last login in any market; the server knows whether it is valid here. */
  readonly email: string;
}

/** Syncs on mount and after each change. Renders nothing; loaded after a login. */
export function AccountSyncRuntime({ email: lastEmail }: AccountSyncRuntimeProps) {
  const market = useMarket();
  const store = useWishlistStore();
  const { state, dispatch } = useShopState();
  const email = useCustomerEmail(market, lastEmail, options);
  const { isKnown, productIds } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getSnapshot,
  );
  const salonNo = state.currentSalon?.salonNo ?? null;
  const { salonManuallyDeleted } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list is carried over.
  useEffect(() => {
    if (!isKnown || email === null) return;
    const account = { market, email, options };
    void runExclusive(`wishlist-${market.locale}`, () => syncWishlist(account, store));
  }, [isKnown, productIds, market, email, store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the salon is carried over.
  useEffect(() => {
    if (email === null) return;
    const account = { market, email, options };
    void runExclusive(`salon-${market.shop}`, () => syncSalon(account)).then(() =>
      showRememberedSalon(market, dispatch),
    );
  }, [salonNo, salonManuallyDeleted, market, email, dispatch]);

  return null;
}

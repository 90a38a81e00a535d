import { getCustomer } from '@lokke/contract/account';
import { callApi } from '@lokke/contract/call';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { showRememberedSalon } from '../salon/use-remembered-salon.ts';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { useWishlistStore } from '../wishlist/wishlist-provider.tsx';
import { runExclusive } from './run-exclusive.ts';
import { syncSalon } from './sync-salon.ts';
import { syncWishlist } from './sync-wishlist.ts';

const options = { fetch: window.fetch.bind(window), log: (text: string) => console.warn(text) };

interface AccountSyncRuntimeProps {
  /** Whoever logged in last, in whatever market; the server knows whether they are logged in here. */
  readonly email: string;
}

/** Shows nothing. Loaded for those who have logged in; works once at first and after each change. */
export function AccountSyncRuntime({ email: lastEmail }: AccountSyncRuntimeProps) {
  const market = useMarket();
  const store = useWishlistStore();
  const { state, dispatch } = useShopState();
  const [email, setEmail] = useState<string | null>(null);
  const { isKnown, productIds } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getSnapshot,
  );
  const salonNo = state.currentSalon?.salonNo ?? null;
  const { salonManuallyDeleted } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another login asks again.
  useEffect(() => {
    void runExclusive(`customer-${market.shop}`, async () => {
      const answer = await callApi(getCustomer, { locale: market.locale }, options);
      // At once, so that what follows from it has begun before this ends.
      if (answer.ok) flushSync(() => setEmail(answer.value.email));
    });
  }, [market, lastEmail]);

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

import type { CallOptions } from '@lokke/contract/call';
import type { Market } from '@lokke/domain/markets';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import useSWR from 'swr';
import { CALL_OPTIONS } from '../../shared/call-options.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { connectivity } from '../connectivity/connectivity.ts';
import { showRememberedSalon } from '../salon/use-remembered-salon.ts';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { useWishlistStore } from '../wishlist/wishlist-provider.tsx';
import { fetchCustomer } from './fetch-customer.ts';
import { runExclusive } from './run-exclusive.ts';
import { syncSalon } from './sync-salon.ts';
import { type SyncedAccount, syncWishlist } from './sync-wishlist.ts';

const options: SyncedAccount['options'] = {
  ...CALL_OPTIONS,
  pause: connectivity.pause,
  whenReachable: connectivity.whenReachable,
};

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

/**
 * E-mail of the customer who is logged in in this market; null while unknown. Cached; fetched again by SWR's defaults
 * (spec §9), on focus, and after another login.
 */
export function useCustomerEmail(
  market: Market,
  lastEmail: string,
  options: CallOptions,
): string | null {
  const { shop } = market;
  const [fetched, setFetched] = useState<{
    readonly shop: string;
    readonly email: string | null;
  }>();
  const { data } = useSWR(['customer', shop, lastEmail], () => fetchCustomer(market, options), {
    // Synchronous, so that follow-up effects start before the fetch counts as ended.
    onSuccess: ({ email }) => flushSync(() => setFetched({ shop, email })),
  });
  const known = fetched?.shop === shop ? fetched : data;
  return known?.email ?? null;
}

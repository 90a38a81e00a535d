import { getCustomer } from '@lokke/contract/account';
import { type CallOptions, callApi, type ResponseOf } from '@lokke/contract/call';
import type { Market } from '@lokke/domain/markets';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import useSWR from 'swr';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { showRememberedSalon } from '../salon/use-remembered-salon.ts';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { useWishlistStore } from '../wishlist/wishlist-provider.tsx';
import { runExclusive } from './run-exclusive.ts';
import { syncSalon } from './sync-salon.ts';
import { syncWishlist } from './sync-wishlist.ts';

const options: CallOptions = {
  fetch: (url, init) => window.fetch(url, init),
  log: (text) => console.warn(text),
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

type Customer = ResponseOf<typeof getCustomer>;

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

/** Throws when it fails, to be fetched again. Logging out waits for it and what it leads to. */
export function fetchCustomer(
  { shop, locale }: Pick<Market, 'shop' | 'locale'>,
  options: CallOptions,
): Promise<Customer> {
  const { promise, resolve, reject } = Promise.withResolvers<Customer>();
  void runExclusive(`customer-${shop}`, async () => {
    const result = await callApi(getCustomer, { locale }, options);
    if (!result.ok) return reject(new Error(result.failure.kind));
    resolve(result.value);
    // A task later the result has been handed on.
    await new Promise((done) => setTimeout(done));
  }).then(() => reject(new Error('The visitor is logging out')));
  return promise;
}

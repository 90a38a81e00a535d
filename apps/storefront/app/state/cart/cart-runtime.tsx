import type { Market } from '@lokke/domain/markets';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { connectivity } from '../connectivity/connectivity.ts';
import { onConsent } from '../consent/consent-choice.ts';
import { onCustomerChange } from '../customer/logged-in-customer.ts';
import { onSalonChange } from '../salon/remembered-salon.ts';
import { browserStorage, onStorageChange } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { cartApi } from './cart-requests.ts';
import { createCartSession } from './cart-session.ts';
import type { CartStore } from './cart-store.ts';

export interface CartRuntimeProps {
  readonly market: Market;
  readonly store: CartStore;
}

/** Syncs the store with the server. Renders nothing; loaded only when there is a cart. */
export function CartRuntime({ market, store }: CartRuntimeProps) {
  const { mutate } = useSWRConfig();
  const key = `checkout-${market.locale}`;
  const mergeKey = `unreachable-${market.locale}`;
  const session = useMemo(
    () =>
      createCartSession({
        market,
        store,
        onChanged: (checkout) => void mutate(key, checkout, { revalidate: false }),
        onReplaced: () => void mutate(mergeKey),
        refreshLater: () => void mutate(key),
        api: cartApi,
        storage: browserStorage,
        withLock: withWebLock,
        pause: connectivity.pause,
        whenReachable: connectivity.whenReachable,
      }),
    [market, store, mutate, key, mergeKey],
  );
  // Retries after 5 s, dedupes within 2 s (spec §9: SWR's defaults); no focus revalidation (spec §7).
  useSWR(key, session.refresh, {
    revalidateOnFocus: false,
    onError: () => store.markLoadFailed(() => void mutate(key)),
  });
  // Nobody waits for it: retried ever less often.
  useSWR(mergeKey, session.mergeUnreachable, { revalidateOnFocus: false });

  useEffect(() => {
    const values = [marketValues.checkoutId(market), marketValues.checkoutChangedAt(market)];
    return onStorageChange(values, () => void mutate(key));
  }, [market, mutate, key]);
  // A cart does not outlast its customer's login: its checkout knows their address.
  useEffect(() => onCustomerChange(market, () => void mutate(key)), [market, mutate, key]);

  // The checkout's address carries the choice.
  useEffect(() => onConsent(() => void mutate(key)), [mutate, key]);

  // First, so that replayed changes show.
  useEffect(() => store.setOptimisticUpdate(session.predict), [store, session]);
  useEffect(() => session.replayOutbox(), [session]);

  const { isKnown, checkout, queue } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getSnapshot,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another cart, what waited is sent.
  useEffect(() => {
    // Changes need known lines first; additions do not.
    if (isKnown || queue[0]?.change.kind === 'add') void session.flushQueue();
  }, [isKnown, checkout, queue, session]);

  useEffect(() => {
    const sync = () => void session.syncSalon();
    if (isKnown && checkout !== null) sync();
    return onSalonChange(market, sync);
  }, [isKnown, checkout, market, session]);

  return null;
}

function withWebLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Web Locks need a secure context; without them tabs may race, and the platform merges lines.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}

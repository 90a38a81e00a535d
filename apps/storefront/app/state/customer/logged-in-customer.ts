import type { Market } from '@lokke/domain/markets';
import { useMemo, useSyncExternalStore } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { onStorageChange, readStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues, sharedValues } from '../storage/stored-values.ts';
import { forgetVisitor } from './forget-visitor.ts';

const { localUser } = sharedValues;

/** Stores the last login of a shop, and its e-mail to prefill the field (spec §4). */
export function rememberCustomer(market: Market, email: string): void {
  writeStored(marketValues.loggedInCustomer(market), email);
  writeStored(localUser, email);
}

/** Remembers a login that this browser was not told of, and tells this tab. */
export function learnCustomer(market: Market, email: string): void {
  const place = marketValues.loggedInCustomer(market);
  if (readStored(place) !== null) return;
  rememberCustomer(market, email);
  window.dispatchEvent(new StorageEvent('storage', { key: place.key }));
}

/** Forgets who was logged in at a shop; of visitors who never were, nothing. */
export function forgetCustomer(market: Pick<Market, 'shop'>): void {
  if (readStored(marketValues.loggedInCustomer(market)) !== null) forgetVisitor(market);
}

/** Calls when somebody logs in at or out of a shop in this browser. */
export function onCustomerChange(market: Market, changed: () => void): () => void {
  return onStorageChange([marketValues.loggedInCustomer(market)], changed);
}

/** Knows of a login only what the browser does; the server decides. */
export function useIsLoggedIn(): boolean {
  const market = useMarket();
  const [subscribe, isLoggedIn] = useMemo(
    () => [
      (changed: () => void) => onCustomerChange(market, changed),
      () => readStored(marketValues.loggedInCustomer(market)) !== null,
    ],
    [market],
  );
  return useSyncExternalStore(subscribe, isLoggedIn, nobodyIsLoggedIn);
}

/** E-mail of the last login without logout. */
export function useLocalUser(): string | null {
  return useSyncExternalStore(onLocalUserChange, readLocalUser, nobody);
}

const nobodyIsLoggedIn = () => false;
const onLocalUserChange = (changed: () => void) => onStorageChange([localUser], changed);
const readLocalUser = () => readStored(localUser);
const nobody = () => null;

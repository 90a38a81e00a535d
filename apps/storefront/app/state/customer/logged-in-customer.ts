import type { Market } from '@lokke/domain/markets';
import { useMemo, useSyncExternalStore } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import {
  onStorageChange,
  readStored,
  removeStored,
  writeStored,
} from '../storage/browser-storage.ts';
import { marketValues, sharedValues } from '../storage/stored-values.ts';

const { localUser } = sharedValues;

/** Stores the last login of a shop, and its e-mail to prefill the field (spec §4). */
export function rememberCustomer(market: Market, email: string): void {
  writeStored(marketValues.loggedInCustomer(market), email);
  writeStored(localUser, email);
}

/** Forgets the login of one shop, and has this tab's cart begin anew as other tabs' do. */
export function forgetCustomer(market: Pick<Market, 'shop'>): void {
  const { key } = marketValues.loggedInCustomer(market);
  removeStored(marketValues.loggedInCustomer(market));
  removeStored(localUser);
  window.dispatchEvent(new StorageEvent('storage', { key }));
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

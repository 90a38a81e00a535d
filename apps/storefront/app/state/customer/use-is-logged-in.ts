import { useSyncExternalStore } from 'react';
import { onStorageChange, readStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';

/** Whether somebody logged in here, as far as the browser knows; the server has the last word. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(subscribe, isLoggedIn, nobodyIsLoggedIn);
}

const subscribe = (changed: () => void) =>
  onStorageChange([sharedValues.loggedInCustomer], changed);
const isLoggedIn = () => readStored(sharedValues.loggedInCustomer) !== null;
const nobodyIsLoggedIn = () => false;

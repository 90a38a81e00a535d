import { useSyncExternalStore } from 'react';
import {
  onStorageChange,
  readStored,
  removeStored,
  writeStored,
} from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';

const { loggedInCustomer, localUser } = sharedValues;

/** Spec §4: the browser knows who logged in last, and fills in their address where they have to log in again. */
export function rememberCustomer(email: string): void {
  writeStored(loggedInCustomer, email);
  writeStored(localUser, email);
}

export function forgetCustomer(): void {
  removeStored(loggedInCustomer);
  removeStored(localUser);
}

/** Whether somebody logged in here, as far as the browser knows; the server has the last word. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(onCustomerChange, isLoggedIn, nobodyIsLoggedIn);
}

/** The e-mail address of who used the account here and has not logged out. */
export function useLocalUser(): string | null {
  return useSyncExternalStore(onLocalUserChange, readLocalUser, nobody);
}

const onCustomerChange = (changed: () => void) => onStorageChange([loggedInCustomer], changed);
const isLoggedIn = () => readStored(loggedInCustomer) !== null;
const nobodyIsLoggedIn = () => false;
const onLocalUserChange = (changed: () => void) => onStorageChange([localUser], changed);
const readLocalUser = () => readStored(localUser);
const nobody = () => null;

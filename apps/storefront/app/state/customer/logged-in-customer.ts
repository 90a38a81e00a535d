import { useSyncExternalStore } from 'react';
import {
  onStorageChange,
  readStored,
  removeStored,
  writeStored,
} from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';

const { loggedInCustomer, localUser } = sharedValues;

/** Stores the last login, to prefill the e-mail field (spec §4). */
export function rememberCustomer(email: string): void {
  writeStored(loggedInCustomer, email);
  writeStored(localUser, email);
}

export function forgetCustomer(): void {
  removeStored(loggedInCustomer);
  removeStored(localUser);
}

/** Knows of a login only what the browser does; the server decides. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(onCustomerChange, isLoggedIn, nobodyIsLoggedIn);
}

/** E-mail of the last login without logout. */
export function useLocalUser(): string | null {
  return useSyncExternalStore(onLocalUserChange, readLocalUser, nobody);
}

const onCustomerChange = (changed: () => void) => onStorageChange([loggedInCustomer], changed);
const isLoggedIn = () => readStored(loggedInCustomer) !== null;
const nobodyIsLoggedIn = () => false;
const onLocalUserChange = (changed: () => void) => onStorageChange([localUser], changed);
const readLocalUser = () => readStored(localUser);
const nobody = () => null;

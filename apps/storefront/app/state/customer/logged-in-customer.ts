import { removeStored, writeStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';

/** Spec §4: the browser knows who logged in last. */
export function rememberCustomer(email: string): void {
  writeStored(sharedValues.loggedInCustomer, email);
}

export function forgetCustomer(): void {
  removeStored(sharedValues.loggedInCustomer);
}

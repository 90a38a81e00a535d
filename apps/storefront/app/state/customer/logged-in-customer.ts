import type { Market } from '@lokke/domain/markets';
import { type CustomerEvent, pushToDataLayer } from '../../shared/data-layer.ts';
import { readStored, removeStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues, sharedValues } from '../storage/stored-values.ts';

/** Spec §4: the browser knows who logged in last. */
export function rememberCustomer(email: string): void {
  writeStored(sharedValues.loggedInCustomer, email);
}

export function forgetCustomer(): void {
  removeStored(sharedValues.loggedInCustomer);
}

/** Spec §1: with the salon that the customer belongs to and the one that was chosen here. */
export function reportCustomerEvent(event: CustomerEvent['event'], market: Market): void {
  pushToDataLayer({
    event,
    affiliatedSalonNo: readStored(marketValues.customerSalonNo(market)),
    selectedSalonNo: readStored(marketValues.chosenSalonNo(market)),
  });
}

import type { Market } from '@lokke/domain/markets';
import { removeStored } from '../storage/browser-storage.ts';
import { marketValues, sharedValues } from '../storage/stored-values.ts';

/** What only belongs to somebody who is logged in; the wishlist and the chosen salon stay on the device. */
export function forgetAccount(market: Market): void {
  for (const value of [
    marketValues.customerSalonNo(market),
    marketValues.customerSalonName(market),
    marketValues.agreedSalonNo(market),
    marketValues.agreedWishlist(market),
    sharedValues.loggedSalonNo,
  ]) {
    removeStored(value);
  }
}

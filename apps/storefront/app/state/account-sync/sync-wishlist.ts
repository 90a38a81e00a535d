import { getCustomerWishlist, setCustomerWishlist } from '@lokke/contract/account';
import { type CallOptions, callApi } from '@lokke/contract/call';
import type { Market } from '@lokke/domain/markets';
import { syncWishlists } from '@lokke/domain/wishlist';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { isSameList, type WishlistStore } from '../wishlist/wishlist-store.ts';

export interface SyncedAccount {
  readonly market: Market;
  readonly email: string;
  readonly options: CallOptions;
}

/** Brings this browser's wishlist and the account's together, and writes the result to both (spec §4). */
export async function syncWishlist(
  { market, email, options }: SyncedAccount,
  store: WishlistStore,
): Promise<void> {
  const who = { email, locale: market.locale };
  const answer = await callApi(getCustomerWishlist, who, options);
  // What could not be read is an empty list (spec §8), and writing on top of that would lose the real one.
  if (!answer.ok || answer.value.failed === true) return;
  const { wishlist: server } = answer.value;
  const agreedValue = marketValues.agreedWishlist(market);
  const agreement = readStored(agreedValue);
  const local = store.getSnapshot().productIds;
  const both = syncWishlists(local, server, agreement?.email === email ? agreement.value : null);
  if (!isSameList(both, server)) {
    const body = { ...who, productIds: [...both] };
    const written = await callApi(setCustomerWishlist, body, options);
    store.setFailed(!written.ok);
    if (!written.ok) return;
  } else {
    store.setFailed(false);
  }
  writeStored(agreedValue, { email, value: both });
  // The visitor may have gone on while the answer was under way.
  store.update((current) => syncWishlists(current, both, local));
}

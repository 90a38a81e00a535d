import { getCustomerWishlist, setCustomerWishlist } from '@lokke/contract/account';
import type { CallOptions } from '@lokke/contract/call';
import type { Market } from '@lokke/domain/markets';
import { syncWishlists } from '@lokke/domain/wishlist';
import { callUntilAnswered, type ResendTools } from '../connectivity/send-again.ts';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { isSameList, type WishlistStore } from '../wishlist/wishlist-provider.tsx';

export interface SyncedAccount {
  readonly market: Market;
  readonly email: string;
  readonly options: CallOptions & ResendTools;
}

/** Merges the wishlists of browser and account and writes the result to both (spec §4). */
export async function syncWishlist(
  { market, email, options }: SyncedAccount,
  store: WishlistStore,
): Promise<void> {
  const who = { email, locale: market.locale };
  const result = await callUntilAnswered(getCustomerWishlist, who, options);
  // A failed read is an empty list (spec §8): writing it would lose data.
  if (!result.ok || result.value.failed === true) return;
  const { wishlist: server } = result.value;
  const agreedValue = marketValues.lastSyncedWishlist(market);
  const agreement = readStored(agreedValue);
  const local = store.getSnapshot().productIds;
  // A list that was lost or damaged in the browser is no wish to empty that of the account.
  const isKept = readStored(marketValues.wishlist(market)) !== null;
  const base = isKept && agreement?.email === email ? agreement.value : null;
  const both = syncWishlists(local, server, base);
  if (!isSameList(both, server)) {
    const body = { ...who, productIds: [...both] };
    const written = await callUntilAnswered(setCustomerWishlist, body, options);
    store.setFailed(!written.ok);
    if (!written.ok) return;
  } else {
    store.setFailed(false);
  }
  writeStored(agreedValue, { email, value: both });
  // The list may have changed while the request was in flight.
  store.update((current) => syncWishlists(current, both, local));
}

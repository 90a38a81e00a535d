import type { Market } from '@lokke/domain/markets';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { onCustomerChange } from '../customer/logged-in-customer.ts';
import { readStored, removeStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

const AccountSyncRuntime = lazyWithRetry(
  async () => (await import('./account-sync-runtime.tsx')).AccountSyncRuntime,
);

/** Syncs salon and wishlist with the account (spec §6). */
export function AccountSync() {
  const market = useMarket();
  const { key } = useLocation();
  const [email, setEmail] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: logging in and out ends on another page.
  useEffect(() => {
    const check = () => {
      const loggedIn = readStored(marketValues.loggedInCustomer(market));
      if (loggedIn === null) forgetAccount(market);
      setEmail(loggedIn);
    };
    check();
    return onCustomerChange(market, check);
  }, [market, key]);

  if (email === null) return null;
  return (
    <OptionalChunk>
      <AccountSyncRuntime key={email} email={email} />
    </OptionalChunk>
  );
}

/** Clears what belongs to the login; wishlist and chosen salon stay on the device. */
function forgetAccount(market: Market): void {
  for (const value of [
    marketValues.customerSalonNo(market),
    marketValues.customerSalonName(market),
    marketValues.lastSyncedSalonNo(market),
    marketValues.lastSyncedWishlist(market),
    marketValues.loggedSalonNo(market),
  ]) {
    removeStored(value);
  }
}

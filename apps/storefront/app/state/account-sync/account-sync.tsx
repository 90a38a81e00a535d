import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { onStorageChange, readStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';
import { forgetAccount } from './clear-account.ts';

const AccountSyncRuntime = lazyWithRetry(
  async () => (await import('./account-sync-runtime.tsx')).AccountSyncRuntime,
);

/** Keeps salon and wishlist the same here and on the account, for those who are logged in (spec §6). */
export function AccountSync() {
  const market = useMarket();
  const { key } = useLocation();
  const [email, setEmail] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: logging in and out ends on another page.
  useEffect(() => {
    const look = () => {
      const loggedIn = readStored(sharedValues.loggedInCustomer);
      if (loggedIn === null) forgetAccount(market);
      setEmail(loggedIn);
    };
    look();
    return onStorageChange([sharedValues.loggedInCustomer], look);
  }, [market, key]);

  if (email === null) return null;
  return (
    <OptionalChunk>
      <AccountSyncRuntime key={email} email={email} />
    </OptionalChunk>
  );
}

import type { ShopKey } from '@lokke/domain/markets';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { forgetVisitor } from '../customer/forget-visitor.ts';
import { onCustomerChange } from '../customer/logged-in-customer.ts';
import { readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

const AccountSyncRuntime = lazyWithRetry(
  async () => (await import('./account-sync-runtime.tsx')).AccountSyncRuntime,
);

/**
 * Tells whether this document may follow a login that was sent before its form had scripts. Only the server knows of such a
 * login: no script has noted it, and the page is the same for everybody.
 */
const mayFollowLogin = () =>
  ['/account/login', '/account/register'].some((path) => document.referrer.includes(path));

/** Syncs salon and wishlist with the account (spec §6). */
export function AccountSync() {
  const market = useMarket();
  const { key } = useLocation();
  /** Empty where only the server knows of a login. */
  const [email, setEmail] = useState<string | null>(null);
  /** Shop at which this tab has seen somebody logged in. */
  const seenIn = useRef<ShopKey | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: logging in and out ends on another page.
  useEffect(() => {
    const check = () => {
      const loggedIn = readStored(marketValues.loggedInCustomer(market));
      const hasLeft = loggedIn === null && seenIn.current === market.shop;
      seenIn.current = loggedIn === null ? null : market.shop;
      setEmail(loggedIn ?? (mayFollowLogin() ? '' : null));
      // A logout in another tab does not reach what this one keeps for its session.
      if (hasLeft) forgetVisitor(market);
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

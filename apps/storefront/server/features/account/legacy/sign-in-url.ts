import type { Identity } from '../account-backend.ts';
import type { AccountContext } from '../account-context.ts';
import { multipassToken } from '../multipass/index.ts';

/**
 * Returns the sign-in URL that redirects to the target; the target itself where the store offers no sign-in, and null
 * where making one throws (spec §8).
 */
export function signInUrl(
  { store, now, log, market }: AccountContext,
  { email }: Identity,
  address: string,
): string | null {
  if (store.multipassSecret === null) return address;
  try {
    const created_at = new Date(now()).toISOString();
    const token = multipassToken({ email, created_at, return_to: address }, store.multipassSecret);
    return `${store.baseUrl}/account/login/multipass/${token}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log({ level: 'error', event: 'multipass.failed', shop: market.shop, reason });
    return null;
  }
}

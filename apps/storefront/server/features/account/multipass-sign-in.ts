import type { AccountOutcome } from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';
import { type Identity, requireIdentity } from './identify.ts';
import { multipassToken, storeAddress } from './multipass/index.ts';

/**
 * Signs the session's customer in at the store, for their own e-mail only. A URL outside the store is returned
 * unsigned (spec §8).
 */
export async function signInAtStore(
  source: AccountContext,
  { email, webUrl }: { readonly email: string; readonly webUrl: string },
): Promise<AccountOutcome<string | null>> {
  const identified = await requireIdentity(source);
  if (!identified.ok) return identified;
  const { value: identity } = identified;
  if (normaliseEmail(identity.email) !== normaliseEmail(email)) return fail('notYours');
  const address = storeAddress(webUrl, source.store.urls);
  return succeed(address === null ? webUrl : signInUrl(source, identity, address));
}

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

import type { AccountOutcome } from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import type { AccountBackend } from './account-backend.ts';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';
import { storeAddress } from './multipass/index.ts';
import { requireIdentity } from './require-identity.ts';

/**
 * Signs the session's customer in at the store, for their own e-mail only. A URL outside the store is returned
 * unsigned (spec §8).
 */
export async function signInAtStore(
  { store }: Pick<AccountContext, 'store'>,
  backend: Pick<AccountBackend, 'identify' | 'signInUrl'>,
  { email, webUrl }: { readonly email: string; readonly webUrl: string },
): Promise<AccountOutcome<string | null>> {
  const identified = await requireIdentity(backend);
  if (!identified.ok) return identified;
  const { value: identity } = identified;
  if (normaliseEmail(identity.email) !== normaliseEmail(email)) return fail('notYours');
  const address = storeAddress(webUrl, store.urls);
  return succeed(address === null ? webUrl : backend.signInUrl(identity, address));
}

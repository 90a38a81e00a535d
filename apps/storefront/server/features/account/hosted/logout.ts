import type { AccountOutcome } from '@lokke/contract/ports';
import { succeed } from '../account-result.ts';
import type { HostedContext } from './hosted-context.ts';
import { mapProviderFailure } from './map-provider-failure.ts';
import { endSession } from './with-customer.ts';

/** Logs this browser out, and leads to the provider, which ends its own session and leads back to the home page. */
export async function logout(source: HostedContext): Promise<AccountOutcome<string | null>> {
  const hint = await source.cookies.hint.read();
  endSession(source);
  if (hint === null) return succeed(null);
  const connected = await source.connect();
  if (!connected.ok) {
    mapProviderFailure(source, 'discovery', connected.failure);
    return succeed(null);
  }
  return succeed(connected.value.provider.logoutUrl(hint.idToken, source.home));
}

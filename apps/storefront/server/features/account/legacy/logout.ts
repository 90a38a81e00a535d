import type { AccountOutcome } from '@lokke/contract/ports';
import { customerAccessTokenDelete } from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { fail, succeed } from '../account-result.ts';
import { accountFailureReason } from '../failure-reason.ts';
import { causeOf } from '../map-platform-error.ts';
import type { LegacyContext } from './legacy-context.ts';

/**
 * Logs this browser out, whatever the platform responds: without its cookie the session is over. A token that the caller
 * holds lives on where the platform fails, and so the logout fails.
 */
export async function logout(
  source: LegacyContext,
  givenToken?: string | null,
): Promise<AccountOutcome<null>> {
  const session = await source.session.read();
  const isGiven = typeof givenToken === 'string' && givenToken !== '';
  const customerAccessToken = isGiven ? givenToken : session?.customerAccessToken;
  if (session !== null) source.session.end();
  if (customerAccessToken === undefined) return succeed(null);
  const result = await customerAccessTokenDelete(source.client, {
    ...inContext(source),
    customerAccessToken,
  });
  // A token that is already invalid counts as success.
  if (result.ok || causeOf(result.failure) === 'notLoggedIn') return succeed(null);
  const reason = accountFailureReason(result.failure);
  const { market, log } = source;
  log({
    level: 'error',
    event: 'account.failed',
    shop: market.shop,
    refusal: 'logoutFailed',
    reason,
  });
  return isGiven ? fail('logoutFailed') : succeed(null);
}

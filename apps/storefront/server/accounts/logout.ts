import { customerAccessTokenDelete } from '@lokke/shopify-storefront';
import type { AccountOutcome } from '../../app/shared/accounts-source.ts';
import { inContext } from '../shop/index.ts';
import type { AccountSource } from './account-source.ts';
import { done, refused } from './outcome.ts';
import { accountFailureReason, causeOf } from './platform-refusal.ts';

/** Whatever the platform answers, this browser is logged out: it may not be the visitor's own. */
export async function logout(
  source: AccountSource,
  givenToken?: string | null,
): Promise<AccountOutcome<null>> {
  const session = await source.session.read();
  const customerAccessToken = givenToken || session?.customerAccessToken;
  if (session !== null) source.session.end();
  if (customerAccessToken === undefined) return done(null);
  const result = await customerAccessTokenDelete(source.client, {
    ...inContext(source),
    customerAccessToken,
  });
  // A token that is no longer taken is what was asked for.
  if (result.ok || causeOf(result.failure) === 'notLoggedIn') return done(null);
  const reason = accountFailureReason(result.failure);
  const { market, log } = source;
  log({
    level: 'error',
    event: 'account.failed',
    shop: market.shop,
    refusal: 'logoutFailed',
    reason,
  });
  return refused('logoutFailed');
}

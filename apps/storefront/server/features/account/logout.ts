import type { AccountOutcome } from '@lokke/contract/ports';
import { customerAccessTokenDelete } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';
import { accountFailureReason, causeOf } from './map-platform-error.ts';

/** Whatever the platform answers, this browser is logged out: it may not be the visitor's own. */
export async function logout(
  source: AccountContext,
  givenToken?: string | null,
): Promise<AccountOutcome<null>> {
  const session = await source.session.read();
  const customerAccessToken = givenToken || session?.customerAccessToken;
  if (session !== null) source.session.end();
  if (customerAccessToken === undefined) return succeed(null);
  const result = await customerAccessTokenDelete(source.client, {
    ...inContext(source),
    customerAccessToken,
  });
  // A token that is no longer taken is what was asked for.
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
  return fail('logoutFailed');
}

import type { AccountOutcome, Visitor } from '@lokke/contract/ports';
import { normaliseEmail } from '@lokke/domain/accounts';
import type { AccessToken } from '@lokke/shopify-storefront';
import type { AccountContext } from './account-context.ts';
import { succeed } from './account-result.ts';

/** An account's name among those of all shops. */
export function accountOf({ market }: Pick<AccountContext, 'market'>, email: string): string {
  return `${market.shop} ${normaliseEmail(email)}`;
}

/** Starts a customer's session, on a device that is known from now on. */
export async function startSession(
  source: AccountContext,
  email: string,
  { accessToken, expiresAt }: AccessToken,
): Promise<AccountOutcome<Visitor>> {
  await source.device.remember(accountOf(source, email));
  await source.session.start({
    email,
    customerAccessToken: accessToken,
    expiresAtInMs: Date.parse(expiresAt),
  });
  return succeed({ isLoggedIn: true, email });
}

import type { AccountOutcome, Visitor } from '@lokke/contract/ports';
import type { AccessToken } from '@lokke/shopify-storefront';
import { accountOf } from '../account-limits.ts';
import { succeed } from '../account-result.ts';
import type { LegacyContext } from './legacy-context.ts';

/** Starts a customer's session, on a device that is known from now on. */
export async function startSession(
  source: LegacyContext,
  email: string,
  { accessToken, expiresAt }: AccessToken,
): Promise<AccountOutcome<Visitor>> {
  await source.device.remember(accountOf(source, email));
  await source.session.start({
    email,
    customerAccessToken: accessToken,
    expiresAtInMs: Date.parse(expiresAt),
  });
  source.log({ level: 'info', event: 'login.done', market: source.market.locale });
  return succeed({ isLoggedIn: true, email });
}

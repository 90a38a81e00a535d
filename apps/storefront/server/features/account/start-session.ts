import type { AccountOutcome, Visitor } from '@lokke/contract/ports';
import type { AccessToken } from '@lokke/shopify-storefront';
import type { AccountContext } from './account-context.ts';
import { succeed } from './account-result.ts';

/** Starts a customer's session. */
export async function startSession(
  { session }: AccountContext,
  email: string,
  { accessToken, expiresAt }: AccessToken,
): Promise<AccountOutcome<Visitor>> {
  await session.start({
    email,
    customerAccessToken: accessToken,
    expiresAtInMs: Date.parse(expiresAt),
  });
  return succeed({ isLoggedIn: true, email });
}

import type { AccessToken } from '@lokke/shopify-storefront';
import type { AccountOutcome, Visitor } from '../../app/shared/accounts-source.ts';
import type { AccountSource } from './account-source.ts';
import { done } from './outcome.ts';

/** Begins the session of whom the platform let in. */
export async function enter(
  { session }: AccountSource,
  email: string,
  { accessToken, expiresAt }: AccessToken,
): Promise<AccountOutcome<Visitor>> {
  await session.start({
    email,
    customerAccessToken: accessToken,
    expiresAtInMs: Date.parse(expiresAt),
  });
  return done({ isLoggedIn: true, email });
}

import type { AccountOutcome, Visitor } from '@lokke/contract/ports';
import { customerIdentity } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';
import { mapPlatformError } from './map-platform-error.ts';

export interface Identity {
  readonly customerId: string;
  readonly email: string;
}

export const NOT_LOGGED_IN = { errorCode: 'notLoggedIn', isTrueOfOutage: false } as const;

/** Identifies the session's customer at the platform; a revoked token clears the session. */
export async function identify(source: AccountContext): Promise<AccountOutcome<Identity | null>> {
  const session = await source.session.read();
  if (session === null) return succeed(null);
  const { customerAccessToken } = session;
  const variables = { ...inContext(source), customerAccessToken };
  const result = await customerIdentity(source.client, variables);
  if (!result.ok) return mapPlatformError(source, result.failure, NOT_LOGGED_IN);
  if (result.value === null) {
    source.session.end();
    return succeed(null);
  }
  return succeed({ customerId: result.value.id, email: result.value.email ?? session.email });
}

export async function visitor(source: AccountContext): Promise<AccountOutcome<Visitor>> {
  const identified = await identify(source);
  if (!identified.ok) return identified;
  return succeed(
    identified.value === null ? NOBODY : { isLoggedIn: true, email: identified.value.email },
  );
}

export const NOBODY: Visitor = { isLoggedIn: false, email: null };

/** Requires a logged-in customer. */
export async function requireIdentity(source: AccountContext): Promise<AccountOutcome<Identity>> {
  const identified = await identify(source);
  if (!identified.ok) return identified;
  return identified.value === null ? fail('notLoggedIn') : succeed(identified.value);
}

/** Returns the given token, else the session's. */
export async function tokenOf(
  { session }: AccountContext,
  given: string | null | undefined,
): Promise<string | null> {
  if (typeof given === 'string' && given !== '') return given;
  return (await session.read())?.customerAccessToken ?? null;
}

/** Clears a session whose token the platform rejects. */
export async function dropInvalidToken({ session }: AccountContext, token: string): Promise<void> {
  if ((await session.read())?.customerAccessToken === token) session.end();
}

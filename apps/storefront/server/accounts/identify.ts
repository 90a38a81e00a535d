import { customerIdentity } from '@lokke/shopify-storefront';
import type { AccountOutcome, Visitor } from '../../app/shared/accounts-source.ts';
import { inContext } from '../shop/index.ts';
import type { AccountSource } from './account-source.ts';
import { done, refused } from './outcome.ts';
import { platformRefusal } from './platform-refusal.ts';

export interface Identity {
  readonly customerId: string;
  readonly email: string;
}

export const NOT_LOGGED_IN = { refusal: 'notLoggedIn', isTrueOfOutage: false } as const;

/** Who holds the session, by the platform's word: a revoked token is nobody's, and its cookie goes. */
export async function identify(source: AccountSource): Promise<AccountOutcome<Identity | null>> {
  const session = await source.session.read();
  if (session === null) return done(null);
  const { customerAccessToken } = session;
  const variables = { ...inContext(source), customerAccessToken };
  const result = await customerIdentity(source.client, variables);
  if (!result.ok) return platformRefusal(source, result.failure, NOT_LOGGED_IN);
  if (result.value === null) {
    source.session.end();
    return done(null);
  }
  return done({ customerId: result.value.id, email: result.value.email ?? session.email });
}

export async function visitor(source: AccountSource): Promise<AccountOutcome<Visitor>> {
  const identified = await identify(source);
  if (!identified.ok) return identified;
  return done(
    identified.value === null ? NOBODY : { isLoggedIn: true, email: identified.value.email },
  );
}

export const NOBODY: Visitor = { isLoggedIn: false, email: null };

/** The one who is here, for what only they may do. */
export async function requireIdentity(source: AccountSource): Promise<AccountOutcome<Identity>> {
  const identified = await identify(source);
  if (!identified.ok) return identified;
  return identified.value === null ? refused('notLoggedIn') : done(identified.value);
}

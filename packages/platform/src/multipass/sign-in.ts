import { createHash } from 'node:crypto';
import {
  type Customer,
  findCustomer,
  newCustomer,
  openVerifiedAccount,
  saveCustomer,
  tidyText,
} from '../customers/index.ts';
import { wireDateTime } from '../graphql/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import { languageFor, type Shop } from '../shops/index.ts';
import type { Sql } from '../store/index.ts';
import { openMultipassToken } from './multipass-token.ts';
import { readSignIn, type SignIn } from './read-sign-in.ts';

const LIFETIME_IN_MS = 15 * 60_000;
/** Clocks of two servers are never quite the same. */
const CLOCK_DRIFT_IN_MS = 60_000;

export const MULTIPASS_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS multipass_uses (
    token_hash TEXT PRIMARY KEY,
    used_at_ms INTEGER NOT NULL
  ) STRICT`,
];

export interface SignedIn {
  readonly customer: Customer;
  readonly returnTo: string | null;
}

type SigningContext = Pick<PlatformContext, 'ids' | 'now' | 'store'> & { readonly shop: Shop };

/** The bytes decide, not how they are spelled: padding left out is the same token. */
function useOnce(sql: Sql, token: string, now: Date): boolean {
  const hash = createHash('sha256').update(Buffer.from(token, 'base64url')).digest('base64url');
  sql
    .prepare('DELETE FROM multipass_uses WHERE used_at_ms < ?')
    .run(now.getTime() - LIFETIME_IN_MS - 2 * CLOCK_DRIFT_IN_MS);
  const { changes } = sql
    .prepare(
      'INSERT INTO multipass_uses (token_hash, used_at_ms) VALUES (?, ?) ON CONFLICT DO NOTHING',
    )
    .run(hash, now.getTime());
  return changes === 1;
}

function isInTime({ createdAtInMs }: SignIn, now: Date): boolean {
  const ageInMs = now.getTime() - createdAtInMs;
  return ageInMs <= LIFETIME_IN_MS && ageInMs >= -CLOCK_DRIFT_IN_MS;
}

/** One person is one identifier: two that claim the same address, or the reverse, are refused. */
function isAtOdds(sql: Sql, { shop }: SigningContext, signIn: SignIn, known: Customer | null) {
  const { identifier } = signIn;
  if (identifier === null) return false;
  if (known !== null && known.multipassIdentifier !== null) {
    return known.multipassIdentifier !== identifier;
  }
  const owner = findCustomer(sql, shop.key, { multipassIdentifier: identifier });
  return owner !== null && owner.id !== known?.id;
}

/**
 * The signing server vouches for the address of an account that it opens. One that somebody opened
 * with a password stays as unproven as it was: it may be a stranger's who typed this address.
 */
function open(sql: Sql, context: SigningContext, customer: Customer): Customer {
  if (customer.state === 'ENABLED') return saveCustomer(sql, customer);
  return openVerifiedAccount(sql, context, customer);
}

/** Whom a token signs in, making or opening their account; null for a token that is not good. */
export async function signInWithMultipass(
  context: SigningContext,
  token: string,
): Promise<SignedIn | null> {
  const { shop, store } = context;
  const signIn = readSignIn(openMultipassToken(token, shop.multipassSecret));
  const now = context.now();
  if (signIn === null || !isInTime(signIn, now)) return null;
  return store.write((sql) => {
    const known = findCustomer(sql, shop.key, { email: signIn.email });
    if (isAtOdds(sql, context, signIn, known) || !useOnce(sql, token, now)) return null;
    const language = languageFor(null, shop);
    const before =
      known ?? newCustomer(context, { email: signIn.email, state: 'DISABLED', language });
    const customer = open(sql, context, {
      ...before,
      firstName: tidyText(signIn.firstName) ?? before.firstName,
      lastName: tidyText(signIn.lastName) ?? before.lastName,
      tags: signIn.tags ?? before.tags,
      multipassIdentifier: signIn.identifier ?? before.multipassIdentifier,
      updatedAt: wireDateTime(now),
    });
    return { customer, returnTo: signIn.returnTo };
  });
}

import { createHash } from 'node:crypto';
import {
  languageFor,
  type PlatformContext,
  type Shop,
  wireDateTime,
} from '../../../protocol/index.ts';
import { isRecord } from '../../../protocol/json/index.ts';
import { maySweep, type Sql } from '../../../store/index.ts';
import { type Customer, newCustomer } from '../customer.ts';
import { openVerifiedAccount } from '../open-account.ts';
import { isEmail, normaliseEmail, normaliseText } from '../rules/details.ts';
import { findCustomer, saveCustomer } from '../store/customer-rows.ts';
import { openMultipassToken } from './multipass-token.ts';

const LIFETIME_IN_MS = 15 * 60_000;
/** Allows for clock skew between two servers. */
const CLOCK_DRIFT_IN_MS = 60_000;

export interface SignedIn {
  readonly customer: Customer;
  readonly returnTo: string | null;
}

type SigningContext = Pick<PlatformContext, 'ids' | 'now'> & { readonly shop: Shop };

/** Compares decoded bytes: base64 with and without padding is the same token. */
function useOnce(sql: Sql, token: string, now: Date): boolean {
  const hash = createHash('sha256').update(Buffer.from(token, 'base64url')).digest('base64url');
  if (maySweep(sql, now)) {
    sql
      .prepare('DELETE FROM multipass_uses WHERE used_at_ms < ?')
      .run(now.getTime() - LIFETIME_IN_MS - 2 * CLOCK_DRIFT_IN_MS);
  }
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

/** Rejects two identifiers for one e-mail, and two e-mails for one identifier. */
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

/** Signs in by a token, creating or activating the account; null for an invalid token. Call it inside a write. */
export function signInWithMultipass(
  sql: Sql,
  context: SigningContext,
  token: string,
): SignedIn | null {
  const { shop } = context;
  const signIn = parseSignIn(openMultipassToken(token, shop.multipassSecret));
  const now = context.now();
  if (signIn === null || !isInTime(signIn, now)) return null;
  const known = findCustomer(sql, shop.key, { email: signIn.email });
  if (isAtOdds(sql, context, signIn, known) || !useOnce(sql, token, now)) return null;
  const language = languageFor(null, shop);
  const before =
    known ?? newCustomer(context, { email: signIn.email, state: 'DISABLED', language });
  const customer = open(sql, context, {
    ...before,
    firstName: normaliseText(signIn.firstName) ?? before.firstName,
    lastName: normaliseText(signIn.lastName) ?? before.lastName,
    tags: signIn.tags ?? before.tags,
    multipassIdentifier: signIn.identifier ?? before.multipassIdentifier,
    updatedAt: wireDateTime(now),
  });
  return { customer, returnTo: signIn.returnTo };
}

/** The customer data in a Multipass token. */
interface SignIn {
  readonly email: string;
  readonly createdAtInMs: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Null leaves the tags as they are; a list replaces them. */
  readonly tags: readonly string[] | null;
  readonly identifier: string | null;
  readonly returnTo: string | null;
}

const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;

function textOf(fields: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Null when a required field is missing. */
function parseSignIn(contents: unknown): SignIn | null {
  if (!isRecord(contents)) return null;
  const email = normaliseEmail(textOf(contents, 'email') ?? '');
  const createdAt = textOf(contents, 'created_at') ?? '';
  const createdAtInMs = ISO_DATE_TIME.test(createdAt) ? Date.parse(createdAt) : Number.NaN;
  if (!isEmail(email) || Number.isNaN(createdAtInMs)) return null;
  const tags = textOf(contents, 'tag_string');
  const identifier = contents['identifier'];
  return {
    email,
    createdAtInMs,
    firstName: textOf(contents, 'first_name'),
    lastName: textOf(contents, 'last_name'),
    tags: tags === null ? null : splitTags(tags),
    identifier:
      typeof identifier === 'number' ? String(identifier) : textOf(contents, 'identifier'),
    returnTo: textOf(contents, 'return_to'),
  };
}

function splitTags(tags: string): readonly string[] {
  return [...new Set(tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

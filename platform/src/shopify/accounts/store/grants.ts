import { type PlatformContext, secretHash } from '../../../protocol/index.ts';
import { column, defineTable, maySweep, type RowOf, type Sql } from '../../../store/index.ts';
import { type Customer, customerOfToken, findCustomer } from '../../customers/index.ts';
import type { AuthorizationRequest } from './logins.ts';

const SECOND_IN_MS = 1000;
const DAY_IN_SECONDS = 86_400;

/** Lifetimes: a code is exchanged at once; an access token lives as long as the id token beside it. */
const LIFETIME_IN_SECONDS = {
  code: 120,
  access: 3600,
  refresh: 30 * DAY_IN_SECONDS,
} as const;

export const ACCESS_LIFETIME_IN_SECONDS = LIFETIME_IN_SECONDS.access;

type Kind = keyof typeof LIFETIME_IN_SECONDS;
type Issuing = Pick<PlatformContext, 'ids' | 'now'>;

const GRANTS = defineTable('account_grants', {
  id: column.text,
  shop: column.text,
  clientId: column.text,
  customerId: column.integer,
  sid: column.text,
  scope: column.text,
});

/** All that came of one sign-in at one client. */
export type Grant = RowOf<typeof GRANTS>;

/** Parts of the request for a code that its exchange has to repeat. */
export type AskedWith = Pick<AuthorizationRequest, 'redirectUri' | 'codeChallenge' | 'nonce'>;

const TOKENS = defineTable('account_tokens', {
  tokenHash: column.text,
  grantId: column.text,
  kind: column.oneOf(['code', 'access', 'refresh']),
  expiresAtMs: column.integer,
  usedAtMs: column.optional(column.integer),
  askedWith: column.optional(column.json<AskedWith>()),
});

const PREFIX = { code: 'shcac_', access: 'shcat_', refresh: 'shcrt_' } as const;

function issue(
  sql: Sql,
  { ids, now }: Issuing,
  { id }: Pick<Grant, 'id'>,
  kind: Kind,
  askedWith: AskedWith | null = null,
): string {
  const token = `${PREFIX[kind]}${ids.token()}`;
  TOKENS.insert(sql, {
    tokenHash: secretHash(token),
    grantId: id,
    kind,
    expiresAtMs: now().getTime() + LIFETIME_IN_SECONDS[kind] * SECOND_IN_MS,
    usedAtMs: null,
    askedWith,
  });
  return token;
}

/** Starts a grant with its code. */
export function issueCode(
  sql: Sql,
  context: Issuing,
  grant: Omit<Grant, 'id'>,
  askedWith: AskedWith,
): string {
  const id = context.ids.token();
  deleteExpired(sql, context.now());
  GRANTS.insert(sql, { ...grant, id });
  return issue(sql, context, { id }, 'code', askedWith);
}

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export function issueTokens(sql: Sql, context: Issuing, grant: Grant): IssuedTokens {
  return {
    accessToken: issue(sql, context, grant, 'access'),
    refreshToken: issue(sql, context, grant, 'refresh'),
  };
}

/** Deletes expired tokens, and the grants that have no good token any more. */
function deleteExpired(sql: Sql, now: Date): void {
  if (!maySweep(sql, now)) return;
  sql.prepare('DELETE FROM account_tokens WHERE expires_at_ms <= ?').run(now.getTime());
  sql
    .prepare('DELETE FROM account_grants WHERE id NOT IN (SELECT grant_id FROM account_tokens)')
    .run();
}

export function revokeGrant(sql: Sql, { id }: Pick<Grant, 'id'>): void {
  sql.prepare('DELETE FROM account_grants WHERE id = ?').run(id);
}

export interface FoundToken {
  readonly grant: Grant;
  readonly isUsed: boolean;
  readonly isExpired: boolean;
  readonly askedWith: AskedWith | null;
}

export function findToken(
  sql: Sql,
  now: Date,
  { token, kind, shop }: { readonly token: string; readonly kind: Kind; readonly shop: string },
): FoundToken | null {
  const found = TOKENS.find(sql, 'WHERE token_hash = ? AND kind = ?', secretHash(token), kind);
  const grant = found && GRANTS.find(sql, 'WHERE id = ? AND shop = ?', found.grantId, shop);
  if (found === null || grant === null) return null;
  return {
    grant,
    isUsed: found.usedAtMs !== null,
    isExpired: found.expiresAtMs <= now.getTime(),
    askedWith: found.askedWith,
  };
}

export function markUsed(sql: Sql, now: Date, token: string): void {
  TOKENS.update(sql, { usedAtMs: now.getTime() }, 'WHERE token_hash = ?', secretHash(token));
}

/** Finds the owner of an access token of either kind of account. */
export function customerOfAnyToken(
  sql: Sql,
  held: { shop: string; accessToken: string; now: Date },
): Customer | null {
  return customerOfToken(sql, held) ?? customerOfAccountToken(sql, held);
}

/** Finds the owner of an access token of the Customer Account API. */
export function customerOfAccountToken(
  sql: Sql,
  { shop, accessToken, now }: { shop: string; accessToken: string; now: Date },
): Customer | null {
  const found = findToken(sql, now, { token: accessToken, kind: 'access', shop });
  if (found === null || found.isExpired) return null;
  const customer = findCustomer(sql, shop, { id: found.grant.customerId });
  return customer?.state === 'ENABLED' ? customer : null;
}

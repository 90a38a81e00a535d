import { type PlatformContext, secretHash } from '../../../protocol/index.ts';
import {
  integerColumn,
  integerColumnOrNull,
  type Sql,
  textColumn,
  textColumnOrNull,
} from '../../../store/index.ts';
import { type Customer, customerOfToken, findCustomer } from '../../customers/index.ts';

const SECOND_IN_MS = 1000;
const DAY_IN_SECONDS = 86_400;

/** A code is exchanged at once; an access token lives as long as the id token beside it. */
const LIFETIME_IN_SECONDS = {
  code: 120,
  access: 3600,
  refresh: 30 * DAY_IN_SECONDS,
} as const;

export const ACCESS_LIFETIME_IN_SECONDS = LIFETIME_IN_SECONDS.access;

type Kind = keyof typeof LIFETIME_IN_SECONDS;
type Issuing = Pick<PlatformContext, 'ids' | 'now'>;

/** All that came of one sign-in at one client. */
export interface Grant {
  readonly id: string;
  readonly shop: string;
  readonly clientId: string;
  readonly customerId: number;
  readonly sid: string;
  readonly scope: string;
}

/** What a code was asked with, and has to be exchanged with. */
export interface AskedWith {
  readonly redirectUri: string;
  readonly codeChallenge: string | null;
  readonly nonce: string | null;
}

const PREFIX = { code: 'shcac_', access: 'shcat_', refresh: 'shcrt_' } as const;

function issue(
  sql: Sql,
  { ids, now }: Issuing,
  { id }: Pick<Grant, 'id'>,
  kind: Kind,
  askedWith: AskedWith | null = null,
): string {
  const token = `${PREFIX[kind]}${ids.token()}`;
  sql
    .prepare(
      'INSERT INTO account_tokens (token_hash, grant_id, kind, expires_at_ms, asked_with) VALUES (?, ?, ?, ?, ?)',
    )
    .run(
      secretHash(token),
      id,
      kind,
      now().getTime() + LIFETIME_IN_SECONDS[kind] * SECOND_IN_MS,
      askedWith === null ? null : JSON.stringify(askedWith),
    );
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
  sql
    .prepare(
      'INSERT INTO account_grants (id, shop, client_id, customer_id, sid, scope) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(id, grant.shop, grant.clientId, grant.customerId, grant.sid, grant.scope);
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

/** A grant none of whose tokens is good any more goes with them. */
function deleteExpired(sql: Sql, now: Date): void {
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
  const row = sql
    .prepare(
      `SELECT * FROM account_tokens JOIN account_grants ON account_grants.id = grant_id
       WHERE token_hash = ? AND kind = ? AND shop = ?`,
    )
    .get(secretHash(token), kind, shop);
  if (row === undefined) return null;
  const askedWith = textColumnOrNull(row, 'asked_with');
  return {
    grant: {
      id: textColumn(row, 'id'),
      shop,
      clientId: textColumn(row, 'client_id'),
      customerId: integerColumn(row, 'customer_id'),
      sid: textColumn(row, 'sid'),
      scope: textColumn(row, 'scope'),
    },
    isUsed: integerColumnOrNull(row, 'used_at_ms') !== null,
    isExpired: integerColumn(row, 'expires_at_ms') <= now.getTime(),
    askedWith: askedWith === null ? null : JSON.parse(askedWith),
  };
}

export function markUsed(sql: Sql, now: Date, token: string): void {
  sql
    .prepare('UPDATE account_tokens SET used_at_ms = ? WHERE token_hash = ?')
    .run(now.getTime(), secretHash(token));
}

/** Who an access token of either kind of account belongs to. */
export function customerOfAnyToken(
  sql: Sql,
  held: { shop: string; accessToken: string; now: Date },
): Customer | null {
  return customerOfToken(sql, held) ?? customerOfAccountToken(sql, held);
}

/** Who an access token of the Customer Account API belongs to. */
export function customerOfAccountToken(
  sql: Sql,
  { shop, accessToken, now }: { shop: string; accessToken: string; now: Date },
): Customer | null {
  const found = findToken(sql, now, { token: accessToken, kind: 'access', shop });
  if (found === null || found.isExpired) return null;
  const customer = findCustomer(sql, shop, { id: found.grant.customerId });
  return customer?.state === 'ENABLED' ? customer : null;
}

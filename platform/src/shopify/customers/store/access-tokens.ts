import { type IdAllocator, secretHash, wireDateTime } from '../../../protocol/index.ts';
import { column, defineTable, integerColumn, maySweep, type Sql } from '../../../store/index.ts';
import type { Customer } from '../customer.ts';
import { findCustomer } from './customer-rows.ts';

const DAY_IN_MS = 86_400_000;
const LIFETIME_IN_MS = 42 * DAY_IN_MS;
export const CHECKOUT_LIFETIME_IN_MS = 3_600_000;

const ACCESS_TOKENS = defineTable('customer_access_tokens', {
  tokenHash: column.text,
  shop: column.text,
  customerId: column.integer,
  expiresAtMs: column.integer,
});

interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: string;
}

/** Issues a token, which is only in this result; the store has its hash. */
export function issueAccessToken(
  sql: Sql,
  { ids, now }: { readonly ids: IdAllocator; readonly now: () => Date },
  { id, shop }: Pick<Customer, 'id' | 'shop'>,
  lifetimeInMs = LIFETIME_IN_MS,
): AccessToken {
  const accessToken = ids.token();
  const expiry = new Date(now().getTime() + lifetimeInMs);
  if (maySweep(sql, now())) {
    sql.prepare('DELETE FROM customer_access_tokens WHERE expires_at_ms <= ?').run(now().getTime());
  }
  ACCESS_TOKENS.insert(sql, {
    tokenHash: secretHash(accessToken),
    shop,
    customerId: id,
    expiresAtMs: expiry.getTime(),
  });
  return { accessToken, expiresAt: wireDateTime(expiry) };
}

interface Holding {
  readonly shop: string;
  readonly accessToken: string;
  readonly now: Date;
}

/** Finds the customer of an unexpired token, if the account is active. */
export function customerOfToken(sql: Sql, { shop, accessToken, now }: Holding): Customer | null {
  const tail = 'WHERE token_hash = ? AND shop = ? AND expires_at_ms > ?';
  const row = ACCESS_TOKENS.find(sql, tail, secretHash(accessToken), shop, now.getTime());
  if (row === null) return null;
  const customer = findCustomer(sql, shop, { id: row.customerId });
  return customer?.state === 'ENABLED' ? customer : null;
}

/** Ends a session; returns its number. */
export function deleteAccessToken(
  sql: Sql,
  { shop, accessToken }: Pick<Holding, 'shop' | 'accessToken'>,
): number {
  const row = sql
    .prepare(
      'DELETE FROM customer_access_tokens WHERE token_hash = ? AND shop = ? RETURNING rowid AS number',
    )
    .get(secretHash(accessToken), shop);
  return row === undefined ? 0 : integerColumn(row, 'number');
}

/** Ends the short sessions at the checkout, which began with a login elsewhere and end with any logout. */
export function endCheckoutSessionsOf(sql: Sql, { id }: Pick<Customer, 'id'>, now: Date): void {
  sql
    .prepare('DELETE FROM customer_access_tokens WHERE customer_id = ? AND expires_at_ms <= ?')
    .run(id, now.getTime() + CHECKOUT_LIFETIME_IN_MS);
}

/** Tables of both kinds of accounts: the person is one. */
const SESSIONS = ['customer_access_tokens', 'account_sessions', 'account_grants'] as const;

/** Ends every session; called when the password changes. */
export function endSessionsOf(sql: Sql, { id }: Pick<Customer, 'id'>): void {
  for (const table of SESSIONS) {
    sql.prepare(`DELETE FROM ${table} WHERE customer_id = ?`).run(id);
  }
}

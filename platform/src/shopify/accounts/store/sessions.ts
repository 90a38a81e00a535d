import { type PlatformContext, secretHash } from '../../../protocol/index.ts';
import { column, defineTable, maySweep, type Sql } from '../../../store/index.ts';
import { type Customer, endCheckoutSessionsOf, findCustomer } from '../../customers/index.ts';

const DAY_IN_MS = 86_400_000;
export const SESSION_LIFETIME_IN_DAYS = 30;

const SESSIONS = defineTable('account_sessions', {
  sid: column.text,
  cookieHash: column.text,
  shop: column.text,
  customerId: column.integer,
  expiresAtMs: column.integer,
});

type Clock = Pick<PlatformContext, 'now'>;

export interface ProviderSession {
  readonly sid: string;
  readonly customer: Customer;
}

/** Starts a session at the provider itself: the cookie alone opens it, the store has its hash. */
export function startSession(
  sql: Sql,
  { ids, now }: Clock & Pick<PlatformContext, 'ids'>,
  { id, shop }: Pick<Customer, 'id' | 'shop'>,
): { readonly sid: string; readonly cookie: string } {
  const sid = ids.token();
  const cookie = ids.token();
  const instant = now().getTime();
  if (maySweep(sql, now())) {
    sql.prepare('DELETE FROM account_sessions WHERE expires_at_ms <= ?').run(instant);
  }
  SESSIONS.insert(sql, {
    sid,
    cookieHash: secretHash(cookie),
    shop,
    customerId: id,
    expiresAtMs: instant + SESSION_LIFETIME_IN_DAYS * DAY_IN_MS,
  });
  return { sid, cookie };
}

export function findSession(
  sql: Sql,
  { now }: Clock,
  shop: string,
  cookie: string,
): ProviderSession | null {
  const tail = 'WHERE cookie_hash = ? AND shop = ? AND expires_at_ms > ?';
  const row = SESSIONS.find(sql, tail, secretHash(cookie), shop, now().getTime());
  if (row === null) return null;
  const customer = findCustomer(sql, shop, { id: row.customerId });
  return customer?.state === 'ENABLED' ? { sid: row.sid, customer } : null;
}

/** Ends a session, with every token that any client got in it, and with those at the checkout. */
export function endSession(sql: Sql, { now }: Clock, shop: string, sid: string): void {
  const row = SESSIONS.find(sql, 'WHERE shop = ? AND sid = ?', shop, sid);
  if (row !== null) endCheckoutSessionsOf(sql, { id: row.customerId }, now());
  sql.prepare('DELETE FROM account_sessions WHERE shop = ? AND sid = ?').run(shop, sid);
  sql.prepare('DELETE FROM account_grants WHERE shop = ? AND sid = ?').run(shop, sid);
}

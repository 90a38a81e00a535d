import { type PlatformContext, secretHash } from '../../../protocol/index.ts';
import { integerColumn, type Sql } from '../../../store/index.ts';
import { type Customer, findCustomer } from '../../customers/index.ts';

const DAY_IN_MS = 86_400_000;
export const SESSION_LIFETIME_IN_DAYS = 30;

type Clock = Pick<PlatformContext, 'now'>;

export interface ProviderSession {
  readonly sid: string;
  readonly customer: Customer;
}

/** Logged in at the provider itself: the cookie alone opens it, the store has its hash. */
export function startSession(
  sql: Sql,
  { ids, now }: Clock & Pick<PlatformContext, 'ids'>,
  { id, shop }: Pick<Customer, 'id' | 'shop'>,
): { readonly sid: string; readonly cookie: string } {
  const sid = ids.token();
  const cookie = ids.token();
  const instant = now().getTime();
  sql.prepare('DELETE FROM account_sessions WHERE expires_at_ms <= ?').run(instant);
  sql
    .prepare(
      `INSERT INTO account_sessions (sid, cookie_hash, shop, customer_id, expires_at_ms)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .run(sid, secretHash(cookie), shop, id, instant + SESSION_LIFETIME_IN_DAYS * DAY_IN_MS);
  return { sid, cookie };
}

export function findSession(
  sql: Sql,
  { now }: Clock,
  shop: string,
  cookie: string,
): ProviderSession | null {
  const row = sql
    .prepare(
      `SELECT sid, customer_id FROM account_sessions
       WHERE cookie_hash = ? AND shop = ? AND expires_at_ms > ?`,
    )
    .get(secretHash(cookie), shop, now().getTime());
  if (row === undefined) return null;
  const customer = findCustomer(sql, shop, { id: integerColumn(row, 'customer_id') });
  return customer?.state === 'ENABLED' ? { sid: String(row['sid']), customer } : null;
}

/** The session, and every token that any client got in it. */
export function endSession(sql: Sql, shop: string, sid: string): void {
  sql.prepare('DELETE FROM account_sessions WHERE shop = ? AND sid = ?').run(shop, sid);
  sql.prepare('DELETE FROM account_grants WHERE shop = ? AND sid = ?').run(shop, sid);
}

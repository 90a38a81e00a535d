import { type IdAllocator, secretHash } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import type { Customer } from '../customer.ts';

export type LinkKind = 'activate' | 'reset';

const HOUR_IN_MS = 3_600_000;

export const LINK_LIFETIME_IN_HOURS: Readonly<Record<LinkKind, number>> = {
  activate: 30 * 24,
  reset: 24,
};

type Who = Pick<Customer, 'id'>;

interface Clock {
  readonly now: () => Date;
}

/** A new link replaces the one before it. */
export function issueLink(
  sql: Sql,
  { ids, now }: Clock & { readonly ids: IdAllocator },
  { id }: Who,
  kind: LinkKind,
): string {
  const issuedAt = now().getTime();
  const token = `${ids.token()}-${Math.floor(issuedAt / 1000)}`;
  sql
    .prepare(
      `INSERT INTO customer_links (customer_id, kind, token_hash, expires_at_ms)
       VALUES (?, ?, ?, ?)
       ON CONFLICT (customer_id, kind) DO UPDATE SET token_hash = excluded.token_hash,
         expires_at_ms = excluded.expires_at_ms`,
    )
    .run(id, kind, secretHash(token), issuedAt + LINK_LIFETIME_IN_HOURS[kind] * HOUR_IN_MS);
  return token;
}

export interface Link {
  readonly kind: LinkKind;
  readonly token: string;
}

export function isLinkGood(sql: Sql, { now }: Clock, { id }: Who, { kind, token }: Link): boolean {
  const row = sql
    .prepare(
      `SELECT 1 FROM customer_links
       WHERE customer_id = ? AND kind = ? AND token_hash = ? AND expires_at_ms > ?`,
    )
    .get(id, kind, secretHash(token), now().getTime());
  return row !== undefined;
}

/** Setting a password invalidates all links sent before. */
export function deleteLinksOf(sql: Sql, { id }: Who): void {
  sql.prepare('DELETE FROM customer_links WHERE customer_id = ?').run(id);
}

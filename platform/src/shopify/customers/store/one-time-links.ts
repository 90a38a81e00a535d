import { type IdAllocator, secretHash } from '../../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql } from '../../../store/index.ts';
import type { Customer } from '../customer.ts';

const LINKS = defineTable('customer_links', {
  customerId: column.integer,
  kind: column.oneOf(['activate', 'reset']),
  tokenHash: column.text,
  expiresAtMs: column.integer,
});

export type LinkKind = RowOf<typeof LINKS>['kind'];

const HOUR_IN_MS = 3_600_000;

export const LINK_LIFETIME_IN_HOURS: Readonly<Record<LinkKind, number>> = {
  activate: 30 * 24,
  reset: 24,
};

type Who = Pick<Customer, 'id'>;

interface Clock {
  readonly now: () => Date;
}

/** Issues a link, which replaces the one before it. */
export function issueLink(
  sql: Sql,
  { ids, now }: Clock & { readonly ids: IdAllocator },
  { id }: Who,
  kind: LinkKind,
): string {
  const issuedAt = now().getTime();
  const token = `${ids.token()}-${Math.floor(issuedAt / 1000)}`;
  const row = {
    customerId: id,
    kind,
    tokenHash: secretHash(token),
    expiresAtMs: issuedAt + LINK_LIFETIME_IN_HOURS[kind] * HOUR_IN_MS,
  };
  LINKS.upsert(sql, row, 'customerId', 'kind');
  return token;
}

interface Link {
  readonly kind: LinkKind;
  readonly token: string;
}

export function isLinkGood(sql: Sql, { now }: Clock, { id }: Who, { kind, token }: Link): boolean {
  const tail = 'WHERE customer_id = ? AND kind = ? AND token_hash = ? AND expires_at_ms > ?';
  return LINKS.find(sql, tail, id, kind, secretHash(token), now().getTime()) !== null;
}

/** Deletes links: a new password makes all that were sent before worthless. */
export function deleteLinksOf(sql: Sql, { id }: Who): void {
  sql.prepare('DELETE FROM customer_links WHERE customer_id = ?').run(id);
}

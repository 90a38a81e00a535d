import { gidNumber } from '../../protocol/index.ts';
import { integerColumn, type Sql } from '../../store/index.ts';
import type { Discount } from './discount.ts';

export interface Buyer {
  /** Customer who has logged in. */
  readonly customerId: string | null;
  readonly email: string | null;
}

export interface Uses {
  readonly inAll: number;
  readonly ofBuyer: number;
}

type Limits = Pick<Discount, 'usageLimit' | 'appliesOncePerCustomer'>;

/** Limit that has been reached, in the words of `CartWarningCode`. */
export type ReachedLimit =
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE';

export function reachedLimit(
  { usageLimit, appliesOncePerCustomer }: Limits,
  { inAll, ofBuyer }: Uses,
): ReachedLimit | null {
  if (usageLimit !== null && inAll >= usageLimit) return 'DISCOUNT_USAGE_LIMIT_REACHED';
  return appliesOncePerCustomer && ofBuyer > 0 ? 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED' : null;
}

interface Place {
  readonly shop: string;
  readonly buyer: Buyer;
}

const OF_BUYER = `FROM orders o JOIN discount_uses u ON u.order_id = o.id AND u.shop = o.shop AND u.discount_id = :id
  WHERE o.shop = :shop AND`;

/** Finds the limit of a discount that this buyer has reached. Inside a write it sees orders of that write alone before it. */
export function findReachedLimit(
  sql: Sql,
  discount: Discount,
  { shop, buyer }: Place,
): ReachedLimit | null {
  if (!isFor(sql, discount, { shop, buyer })) return 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE';
  if (discount.usageLimit === null && !discount.appliesOncePerCustomer) return null;
  const count = (from: string, more: Readonly<Record<string, string | null>> = {}) =>
    integerColumn(
      sql.prepare(`SELECT COUNT(*) AS uses ${from}`).get({ shop, id: discount.id, ...more }) ?? {},
      'uses',
    );
  const { email, customerId } = buyer;
  const inAll = count('FROM discount_uses WHERE shop = :shop AND discount_id = :id');
  const byEmail = count(`${OF_BUYER} o.email = :email COLLATE NOCASE`, { email });
  const byCustomer = count(`${OF_BUYER} u.customer_id = :customerId`, { customerId });
  return reachedLimit(discount, { inAll, ofBuyer: byEmail + byCustomer });
}

function isFor(sql: Sql, { customerTag }: Discount, { shop, buyer }: Place): boolean {
  return customerTag === null || bearsTag(sql, customerTag, { shop, ...buyer });
}

type Bearer = Pick<Buyer, 'customerId'> & { readonly shop: string };

/** Asks whether a customer bears a tag; whoever has not logged in bears none. */
export function bearsTag(sql: Sql, tag: string, { shop, customerId }: Bearer): boolean {
  const id = customerId === null ? null : gidNumber(customerId, 'Customer');
  const bearer = sql.prepare(
    'SELECT 1 FROM customers c, json_each(c.tags) t WHERE c.shop = ? AND c.id = ? AND t.value = ? COLLATE NOCASE',
  );
  return id !== null && bearer.get(shop, id, tag) !== undefined;
}

/** Counts how often each discount of a shop was used. */
export function countUses(sql: Sql, shop: string): ReadonlyMap<number, number> {
  const rows = sql
    .prepare('SELECT discount_id, COUNT(*) AS uses FROM discount_uses WHERE shop = ? GROUP BY 1')
    .all(shop);
  return new Map(
    rows.map((row) => [integerColumn(row, 'discount_id'), integerColumn(row, 'uses')]),
  );
}

interface Use extends Pick<Buyer, 'customerId'> {
  readonly shop: string;
  readonly orderId: number;
}

/** Notes that an order used discounts. Call it inside the write that makes the order. */
export function noteUses(
  sql: Sql,
  { shop, orderId, customerId }: Use,
  discounts: readonly Discount[],
): void {
  const insert = sql.prepare(
    'INSERT INTO discount_uses (shop, discount_id, order_id, customer_id) VALUES (?, ?, ?, ?)',
  );
  for (const { id } of discounts) insert.run(shop, id, orderId, customerId);
}

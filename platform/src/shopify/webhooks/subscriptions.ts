import { integerColumn, type Row, type Sql, textColumn } from '../../store/index.ts';

/** Key of the content's one listener, beside the shops'. */
export const CONTENT = 'contentful';

export interface Subscription {
  readonly id: number;
  readonly topic: string;
  readonly address: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Topics as they stand in headers, with their names in the API's enum. */
export const TOPICS: ReadonlyMap<string, string> = new Map([
  ['PRODUCTS_CREATE', 'products/create'],
  ['PRODUCTS_UPDATE', 'products/update'],
  ['COLLECTIONS_CREATE', 'collections/create'],
  ['COLLECTIONS_UPDATE', 'collections/update'],
  ['DISCOUNTS_CREATE', 'discounts/create'],
  ['DISCOUNTS_UPDATE', 'discounts/update'],
  ['DISCOUNTS_DELETE', 'discounts/delete'],
  ['ORDERS_PAID', 'orders/paid'],
  ['ORDERS_FULFILLED', 'orders/fulfilled'],
  ['ORDERS_PARTIALLY_FULFILLED', 'orders/partially_fulfilled'],
  ['ORDERS_CANCELLED', 'orders/cancelled'],
  ['FULFILLMENTS_CREATE', 'fulfillments/create'],
  ['FULFILLMENTS_UPDATE', 'fulfillments/update'],
  ['REFUNDS_CREATE', 'refunds/create'],
  // Accepted as at Shopify, but never sent, since nothing here deletes them.
  ['PRODUCTS_DELETE', 'products/delete'],
  ['COLLECTIONS_DELETE', 'collections/delete'],
]);

function subscriptionOf(row: Row): Subscription {
  return {
    id: integerColumn(row, 'id'),
    topic: textColumn(row, 'topic'),
    address: textColumn(row, 'address'),
    createdAt: textColumn(row, 'created_at'),
    updatedAt: textColumn(row, 'updated_at'),
  };
}

export function readSubscriptions(sql: Sql, shop: string): readonly Subscription[] {
  return sql
    .prepare('SELECT * FROM webhook_subscriptions WHERE shop = ? ORDER BY id')
    .all(shop)
    .map(subscriptionOf);
}

/** Adds a subscription; false where the same is subscribed to already. */
export function addSubscription(
  sql: Sql,
  shop: string,
  { id, topic, address, createdAt, updatedAt }: Subscription,
): boolean {
  const { changes } = sql
    .prepare(
      `INSERT OR IGNORE INTO webhook_subscriptions (id, shop, topic, address, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(id, shop, topic, address, createdAt, updatedAt);
  return changes > 0;
}

/** Sets the content's listener, a setting of the platform: there is one, or none. */
export function setContentListener(sql: Sql, address: string | null, now: string): void {
  if (address === null) {
    sql.prepare('DELETE FROM webhook_subscriptions WHERE shop = ?').run(CONTENT);
    return;
  }
  sql
    .prepare(
      `INSERT OR REPLACE INTO webhook_subscriptions (id, shop, topic, address, created_at, updated_at)
       VALUES (0, ?, '*', ?, ?, ?)`,
    )
    .run(CONTENT, address, now, now);
}

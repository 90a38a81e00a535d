import { column, defineTable, type RowOf, type Sql } from '../../store/index.ts';

/** Key of the content's one listener, beside the shops'. */
export const CONTENT = 'contentful';

const SUBSCRIPTIONS = defineTable('webhook_subscriptions', {
  id: column.integer,
  shop: column.text,
  topic: column.text,
  address: column.text,
  createdAt: column.text,
  updatedAt: column.text,
});

export type Subscription = RowOf<typeof SUBSCRIPTIONS>;

/** Topics by their names in the API's enum, as they stand in headers. */
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

export function readSubscriptions(sql: Sql, shop: string): readonly Subscription[] {
  return SUBSCRIPTIONS.all(sql, 'WHERE shop = ? ORDER BY id', shop);
}

/** Adds a subscription; false where the same is subscribed to already. */
export function addSubscription(sql: Sql, subscription: Subscription): boolean {
  return SUBSCRIPTIONS.insert(sql, subscription, 'ON CONFLICT DO NOTHING') > 0;
}

/** Sets the content's listener, a setting of the platform: there is one, or none. */
export function setContentListener(sql: Sql, address: string | null, now: string): void {
  sql.prepare('DELETE FROM webhook_subscriptions WHERE shop = ?').run(CONTENT);
  if (address === null) return;
  const times = { createdAt: now, updatedAt: now };
  SUBSCRIPTIONS.insert(sql, { id: 0, shop: CONTENT, topic: '*', address, ...times });
}

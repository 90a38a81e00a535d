import { randomUUID } from 'node:crypto';
import { noteChanges } from '../admin/index.ts';
import { type Sql, textColumn } from '../store/index.ts';

export type PrivacyTopic = 'customers/data_request' | 'customers/redact' | 'shop/redact';

export interface PrivacyNews {
  readonly shop: string;
  readonly topic: PrivacyTopic;
  readonly payload: object;
  readonly storefrontUrl: string;
}

/**
 * News that every app of a shop gets without asking for them, carried like all others: signed, and again until they
 * arrive. They go to where the shop's other news go, else to the storefront.
 */
export function tellOfPrivacy(
  sql: Sql,
  { shop, topic, payload, storefrontUrl }: PrivacyNews,
): void {
  const known = sql
    .prepare('SELECT DISTINCT address FROM webhook_subscriptions WHERE shop = ?')
    .all(shop)
    .map((row) => textColumn(row, 'address'));
  const addresses = known.length > 0 ? known : [`${storefrontUrl}/webhooks/shopify/${shop}`];
  for (const address of addresses) {
    sql
      .prepare(
        'INSERT INTO webhook_deliveries (id, shop, topic, address, payload) VALUES (?, ?, ?, ?, ?)',
      )
      .run(randomUUID(), shop, topic, address, JSON.stringify(payload));
  }
}

/** That it was asked for is kept, by number and not by name. */
export function notePrivacy(
  sql: Sql,
  note: {
    readonly shop: string;
    readonly at: Date;
    readonly what: 'privacy export' | 'privacy erase';
    readonly id: number | null;
  },
): void {
  const { shop, at, what, id } = note;
  const ids = id === null ? [] : [`gid://shopify/Customer/${id}`];
  noteChanges(sql, [
    { shop, at: at.toISOString(), way: 'command line', what, ids, outcome: 'done' },
  ]);
}

/** What Shopify says two days after a shop has left an app. */
export function tellOfShopLeaving(sql: Sql, shop: string, storefrontUrl: string): void {
  const payload = { shop_domain: shop };
  tellOfPrivacy(sql, { shop, topic: 'shop/redact', payload, storefrontUrl });
}

import { randomUUID } from 'node:crypto';
import { type Sql, textColumn } from '../../store/index.ts';
import { recordChange } from '../admin/index.ts';

type PrivacyTopic = 'customers/data_request' | 'customers/redact' | 'shop/redact';

export interface PrivacyWebhook {
  readonly shop: string;
  readonly topic: PrivacyTopic;
  readonly payload: object;
  readonly storefrontUrl: string;
}

/**
 * Queues a privacy webhook, which every app of a shop gets without a subscription: signed, and retried until it
 * is delivered. It goes to the shop's other webhook URLs, else to the storefront.
 */
export function queuePrivacyWebhook(
  sql: Sql,
  { shop, topic, payload, storefrontUrl }: PrivacyWebhook,
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

/** Records the request in the audit log, by id and not by name. */
export function recordPrivacyAction(
  sql: Sql,
  note: {
    readonly shop: string;
    readonly at: Date;
    readonly way: 'admin API' | 'command line';
    readonly what: 'privacy export' | 'privacy erase';
    readonly id: number | null;
  },
): void {
  const { shop, at, way, what, id } = note;
  const ids = id === null ? [] : [`gid://shopify/Customer/${id}`];
  recordChange(sql, { shop, at: at.toISOString(), way, what, ids, outcome: 'done' });
}

/** Queues what Shopify sends two days after an app was uninstalled. */
export function queueShopRedaction(sql: Sql, shop: string, storefrontUrl: string): void {
  const payload = { shop_domain: shop };
  queuePrivacyWebhook(sql, { shop, topic: 'shop/redact', payload, storefrontUrl });
}

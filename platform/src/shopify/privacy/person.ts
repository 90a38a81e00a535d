import { randomUUID } from 'node:crypto';
import { type Row, type Sql, textColumn } from '../../store/index.ts';
import { recordChange } from '../admin/index.ts';
import { type Customer, customerGid, findCustomer, normaliseEmail } from '../customers/index.ts';

/** Somebody whose data a shop may hold: a customer, a guest who bought, or who only wrote an address somewhere. */
export interface Person {
  readonly shop: string;
  /** Tidy, and so in lower case. */
  readonly email: string;
  /** Null without an account. */
  readonly customer: Customer | null;
}

export function findPerson(sql: Sql, shop: string, typedEmail: string): Person {
  const email = normaliseEmail(typedEmail);
  return { shop, email, customer: findCustomer(sql, shop, { email }) };
}

const ownerOf = (customer: Customer | null) => (customer === null ? null : customerGid(customer));

/** Lists orders of the account, and those placed as a guest with the same address. */
export function ordersOf(sql: Sql, { shop, email, customer }: Person): readonly Row[] {
  return sql
    .prepare(
      `SELECT id, number, placed_at, email, currency_code, total_in_minor_units, contents FROM orders
       WHERE shop = ? AND (customer_id = ? OR email = ? COLLATE NOCASE) ORDER BY id`,
    )
    .all(shop, ownerOf(customer), email);
}

/** Lists emails to the person, and the shop's own copies that name the address among other words. */
export function emailsOf(sql: Sql, { shop, email }: Person): readonly Row[] {
  return sql
    .prepare(
      `SELECT id, recipient, unseal(subject) AS subject, unseal(text) AS text, created_at FROM mails
       WHERE shop = ? AND (recipient = ? OR instr(lower(unseal(text)), ?) > 0) ORDER BY id`,
    )
    .all(shop, email, email)
    .filter(
      (row) =>
        textColumn(row, 'recipient').toLowerCase() === email ||
        textColumn(row, 'text').toLowerCase().split(BETWEEN_WORDS).includes(email),
    );
}

const BETWEEN_WORDS = /[\s<>()",;:]+/;

/** Address that was typed at a checkout, in a row of its draft. */
export const TYPED_EMAIL = "lower(trim(json_extract(contents, '$.email')))";

/** Lists tokens of carts that know the address, at whose checkout it was typed, or which became an order of the person. */
export function cartsOf(sql: Sql, { shop, email, customer }: Person): readonly string[] {
  return sql
    .prepare(
      `SELECT token FROM carts WHERE shop = ? AND instr(lower(contents), ?) > 0
       UNION
       SELECT cart_token FROM checkout_drafts WHERE shop = ? AND ${TYPED_EMAIL} = ?
       UNION
       SELECT cart_token FROM orders WHERE shop = ? AND (customer_id = ? OR email = ? COLLATE NOCASE)`,
    )
    .all(shop, JSON.stringify(email), shop, email, shop, ownerOf(customer), email)
    .map((row) => textColumn(row, 'token'));
}

interface PrivacyRequest {
  readonly at: Date;
  readonly way: 'admin API' | 'command line';
  readonly what: 'privacy export' | 'privacy erase';
  readonly topic: 'customers/data_request' | 'customers/redact';
  /** Body of the webhook, besides shop and customer. */
  readonly payload: object;
  readonly storefrontUrl: string;
}

/** Leaves an entry in the audit log, by id and not by name, and tells the apps of the shop. */
export function noteRequest(
  sql: Sql,
  { shop, email, customer }: Person,
  { at, way, what, topic, payload, storefrontUrl }: PrivacyRequest,
): void {
  const id = customer?.id ?? null;
  const ids = customer === null ? [] : [customerGid(customer)];
  recordChange(sql, { shop, at: at.toISOString(), way, what, ids, outcome: 'done' });
  // Apps may keep data by the address.
  const phone = topic === 'customers/redact' ? {} : { phone: customer?.phone ?? null };
  const body = { shop_domain: shop, customer: { id, email, ...phone }, ...payload };
  queueWebhook(sql, { shop, topic, body, storefrontUrl });
}

/** Queues the webhook that Shopify sends two days after an app was uninstalled. */
export function queueShopRedaction(sql: Sql, shop: string, storefrontUrl: string): void {
  queueWebhook(sql, { shop, topic: 'shop/redact', body: { shop_domain: shop }, storefrontUrl });
}

/**
 * Queues a privacy webhook, which every app of a shop gets without a subscription: signed, and retried until it
 * is delivered. It goes to the shop's other webhook URLs, else to the storefront.
 */
function queueWebhook(
  sql: Sql,
  {
    shop,
    topic,
    body,
    storefrontUrl,
  }: { shop: string; topic: string; body: object; storefrontUrl: string },
): void {
  const known = sql
    .prepare('SELECT DISTINCT address FROM webhook_subscriptions WHERE shop = ?')
    .all(shop)
    .map((row) => textColumn(row, 'address'));
  const addresses = known.length > 0 ? known : [`${storefrontUrl}/webhooks/shopify/${shop}`];
  const insert =
    'INSERT INTO webhook_deliveries (id, shop, topic, address, payload) VALUES (?, ?, ?, ?, ?)';
  for (const address of addresses) {
    sql.prepare(insert).run(randomUUID(), shop, topic, address, JSON.stringify(body));
  }
}

import type { PlatformContext, ShopKey } from '../../protocol/index.ts';
import { forgetWaiting } from '../../services/klaviyo/index.ts';
import { integerColumn, type Sql, textColumn } from '../../store/index.ts';
import { type Customer, customerGid } from '../customers/index.ts';
import type { OrderAddress, OrderContents } from '../orders/index.ts';
import { forgetAuthor } from '../reviews/index.ts';
import { endContracts } from '../subscriptions/index.ts';
import { cartsOf, emailsOf, findPerson, noteRequest, ordersOf, type Person } from './person.ts';

export interface ErasedPerson {
  /** Number of the account; null for somebody who had none. */
  readonly id: number | null;
  readonly orderCount: number;
}

const NOBODY: OrderAddress = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: null,
  zip: null,
  city: '',
  regionCode: null,
  regionName: null,
  countryCode: '',
};
/** First character of promotions' attributes, which no buyer wrote. */
const OWN_MARK = '_';

/**
 * Takes a person out of a shop, with or without an account: account, addresses, emails, carts, what was typed at the
 * checkout, newsletter and what they wait for go; of orders stay amounts, goods and country, and of a withdrawal that there was one, which the
 * books need; of reviews, what they say. What apps keep for a customer is theirs to erase: they are told.
 */
export async function erasePerson(
  { store, storefrontUrl, now, ids }: PlatformContext,
  shop: ShopKey,
  typedEmail: string,
  way: 'admin API' | 'command line' = 'command line',
): Promise<ErasedPerson | null> {
  return store.write((sql) => {
    const person = findPerson(sql, shop, typedEmail);
    const { customer } = person;
    const orders = ordersOf(sql, person);
    const carts = cartsOf(sql, person);
    const nobody = `erased-${customer?.id ?? `order-${orders[0]?.['id'] ?? 0}`}@erased.invalid`;
    for (const order of orders) eraseOrder(sql, order, nobody);
    for (const token of carts) eraseCart(sql, shop, token);
    const others =
      carts.length + eraseTraces(sql, person, nobody) + forgetWaiting(sql, shop, person.email);
    if (customer === null && orders.length === 0 && others === 0) return null;
    if (customer !== null) {
      forgetAuthor(sql, { ids, now }, shop, customerGid(customer));
      eraseAccount(sql, customer, nobody);
    }
    noteRequest(sql, person, {
      at: now(),
      way,
      what: 'privacy erase',
      topic: 'customers/redact',
      storefrontUrl,
      payload: { orders_to_redact: orders.map((order) => order['id']) },
    });
    return { id: customer?.id ?? null, orderCount: orders.length };
  });
}

function eraseOrder(sql: Sql, order: ReturnType<typeof ordersOf>[number], nobody: string): void {
  const contents: OrderContents = JSON.parse(textColumn(order, 'contents'));
  const { billingAddress: _, ...kept } = contents;
  const { countryCode } = contents.address;
  const without: OrderContents = {
    ...kept,
    phone: null,
    note: null,
    attributes: [],
    lines: contents.lines.map((line) => ({
      ...line,
      attributes: line.attributes.filter(({ key }) => key.startsWith(OWN_MARK)),
    })),
    address: { ...NOBODY, countryCode },
  };
  const id = integerColumn(order, 'id');
  sql
    .prepare('UPDATE orders SET email = ?, contents = ? WHERE id = ?')
    .run(nobody, JSON.stringify(without), id);
  for (const erasure of OF_ORDER) sql.prepare(erasure).run(id);
  endContracts(sql, { id });
}

/** Erasures beside the order itself: a parcel's number leads to an address, and a note may hold a name. */
const OF_ORDER = [
  'UPDATE fulfillments SET tracking_number = NULL, tracking_url = NULL WHERE order_id = ?',
  'UPDATE return_lines SET customer_note = NULL WHERE return_id IN (SELECT id FROM returns WHERE order_id = ?)',
  'UPDATE office_notes SET note = NULL WHERE order_id = ?',
  'UPDATE refunds SET note = NULL WHERE order_id = ?',
  'UPDATE order_cancellations SET staff_note = NULL WHERE order_id = ?',
];

function eraseCart(sql: Sql, shop: string, token: string): void {
  sql.prepare('DELETE FROM carts WHERE shop = ? AND token = ?').run(shop, token);
  sql.prepare('DELETE FROM checkout_drafts WHERE shop = ? AND cart_token = ?').run(shop, token);
}

/** Returns how many rows were deleted. */
function eraseTraces(sql: Sql, person: Person, nobody: string): number {
  const { shop, email } = person;
  const emails = emailsOf(sql, person);
  for (const row of emails) {
    sql.prepare('DELETE FROM mails WHERE id = ?').run(integerColumn(row, 'id'));
  }
  return OF_EMAIL.reduce(
    (sum, erasure) => sum + Number(sql.prepare(erasure).run(shop, email).changes),
    emails.length + eraseWithdrawals(sql, person, nobody),
  );
}

const OF_EMAIL = [
  'DELETE FROM newsletter_subscriptions WHERE shop = ? AND lower(email) = ?',
  'DELETE FROM account_logins WHERE shop = ? AND email = ?',
  // Answers to requests of the person that have not arrived yet.
  `DELETE FROM webhook_deliveries WHERE shop = ? AND topic = 'customers/data_request'
     AND lower(json_extract(payload, '$.customer.email')) = ?`,
];

function eraseWithdrawals(sql: Sql, { shop, email }: Person, nobody: string): number {
  const erasure = `UPDATE withdrawals SET email = ?, name = '', items = ''
    WHERE shop = ? AND lower(email) = ?`;
  return Number(sql.prepare(erasure).run(nobody, shop, email).changes);
}

/** Erases an account. Its row stays, without the person, so that orders and what apps keep still have an owner. */
function eraseAccount(sql: Sql, { id }: Customer, nobody: string): void {
  for (const table of [
    'customer_addresses',
    'customer_access_tokens',
    'customer_links',
    'account_sessions',
    'account_grants',
  ]) {
    sql.prepare(`DELETE FROM ${table} WHERE customer_id = ?`).run(id);
  }
  sql
    .prepare(
      `UPDATE customers SET email = ?, first_name = NULL, last_name = NULL, phone = NULL, state = 'DISABLED',
         is_email_verified = 0, accepts_marketing = 0, tags = '[]', multipass_identifier = NULL,
         default_address_id = NULL, password_hash = NULL WHERE id = ?`,
    )
    .run(nobody, id);
}

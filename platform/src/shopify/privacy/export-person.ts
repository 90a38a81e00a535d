import type { PlatformContext, ShopKey } from '../../protocol/index.ts';
import { parseJson } from '../../protocol/json/index.ts';
import { waitingOf } from '../../services/klaviyo/index.ts';
import { type Row, type Sql, textColumn } from '../../store/index.ts';
import { customerGid } from '../customers/index.ts';
import { readHistory } from '../orders/index.ts';
import { reviewsOfAuthor } from '../reviews/index.ts';
import { emailsOf, findPerson, noteRequest, ordersOf, type Person, TYPED_EMAIL } from './person.ts';

/**
 * Collects everything that a shop holds of a person, for that person; null for nobody. The storefront is told that it
 * was asked for, as every app would be.
 */
export function exportPerson(
  context: PlatformContext,
  shop: ShopKey,
  typedEmail: string,
): Promise<object | null> {
  return context.store.write((sql) => {
    const person = findPerson(sql, shop, typedEmail);
    const data = dataOf(sql, person);
    if (person.customer === null && Object.values(data).every(({ length }) => length === 0)) {
      return null;
    }
    noteRequest(sql, person, {
      at: context.now(),
      way: 'command line',
      what: 'privacy export',
      topic: 'customers/data_request',
      storefrontUrl: context.storefrontUrl,
      payload: {
        orders_requested: ordersOf(sql, person).map(({ number }) => number),
        data_request: { id: context.ids.next('DataRequest') },
      },
    });
    return { customer: person.customer, ...data };
  });
}

const CHECKOUT = `SELECT contents FROM checkout_drafts WHERE shop = ? AND ${TYPED_EMAIL} = ?`;

function dataOf(sql: Sql, person: Person) {
  const { shop, email, customer } = person;
  const rows = (text: string, ...values: readonly (string | number)[]): readonly Row[] =>
    sql.prepare(text).all(...values);
  const ofAccount = (text: string) => (customer === null ? [] : rows(text, customer.id));
  return {
    addresses: ofAccount('SELECT contents FROM customer_addresses WHERE customer_id = ?').map(
      withParsed('contents'),
    ),
    metafields: ofAccount(
      'SELECT namespace, key, value FROM customer_metafields WHERE customer_id = ?',
    ).map(withParsed('value')),
    orders: ordersOf(sql, person).map(({ id, ...order }) => ({
      ...withParsed('contents')(order),
      ...readHistory(sql, Number(id)),
    })),
    returns: ordersOf(sql, person).flatMap(({ id }) =>
      rows(
        `SELECT order_id, created_at, quantity, reason, customer_note
         FROM return_lines JOIN returns ON returns.id = return_id WHERE order_id = ?`,
        Number(id),
      ),
    ),
    storeCredit: ofAccount(
      `SELECT currency_code, amount_in_minor_units, created_at FROM store_credit_transactions
       JOIN store_credit_accounts ON store_credit_accounts.id = account_id WHERE customer_id = ?`,
    ),
    subscriptions: ordersOf(sql, person).flatMap(({ id }) =>
      rows(
        `SELECT order_id, interval_unit, interval_count, status, skipped_cycles, created_at, address
         FROM subscription_contracts WHERE order_id = ?`,
        Number(id),
      ),
    ),
    checkouts: rows(CHECKOUT, shop, email)
      .map((row) => textColumn(row, 'contents'))
      .map((text) => parseJson(text, text)),
    reviews: customer === null ? [] : reviewsOfAuthor(sql, shop, customerGid(customer)),
    emails: emailsOf(sql, person).map(({ recipient, subject, created_at }) => ({
      recipient,
      subject,
      created_at,
    })),
    newsletters: rows(
      `SELECT list_id, confirmed_at FROM newsletter_subscriptions
       WHERE shop = ? AND lower(email) = ?`,
      shop,
      email,
    ),
    backInStock: waitingOf(sql, shop, email),
    withdrawals: rows(
      `SELECT name, order_number, items, received_at FROM withdrawals
       WHERE shop = ? AND lower(email) = ?`,
      shop,
      email,
    ),
  };
}

/** Parses a column that holds JSON. */
function withParsed(column: string): (row: Row) => object {
  return (row) => {
    const text = row[column];
    return { ...row, [column]: typeof text === 'string' ? parseJson(text, text) : text };
  };
}

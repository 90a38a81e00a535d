import type { PlatformContext, Row, ShopKey } from '../core/index.ts';
import { cartsOf, emailsOf, findPerson, ordersOf } from './person.ts';
import { queuePrivacyWebhook, recordPrivacyAction } from './privacy-webhooks.ts';

/**
 * Everything that a shop holds of a person, for that person; null for nobody. The storefront is told that it was
 * asked for, as every app would be.
 */
export async function exportPerson(
  { store, ids, storefrontUrl, now }: PlatformContext,
  shop: ShopKey,
  typedEmail: string,
): Promise<object | null> {
  const person = findPerson(store.read, shop, typedEmail);
  const { email, customer } = person;
  const rows = (sql: string, ...values: readonly (string | number)[]): readonly Row[] =>
    store.read.prepare(sql).all(...values);
  const ofAccount = (sql: string) => (customer === null ? [] : rows(sql, customer.id));
  const orders = ordersOf(store.read, person);
  const found = {
    addresses: ofAccount('SELECT contents FROM customer_addresses WHERE customer_id = ?').map(
      parsed('contents'),
    ),
    metafields: ofAccount(
      'SELECT namespace, key, value FROM customer_metafields WHERE customer_id = ?',
    ).map(parsed('value')),
    orders: orders.map(({ id: _, ...order }) => parsed('contents')(order)),
    checkouts: cartsOf(store.read, person)
      .map((token) =>
        rows(
          'SELECT field, value FROM checkout_details WHERE shop = ? AND cart_token = ?',
          shop,
          token,
        ),
      )
      .filter(({ length }) => length > 0)
      .map((typed) => Object.fromEntries(typed.map(({ field, value }) => [field, value]))),
    emails: emailsOf(store.read, person).map(({ recipient, subject, created_at }) => ({
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
    withdrawals: rows(
      `SELECT name, order_number, items, received_at FROM withdrawals
       WHERE shop = ? AND lower(email) = ?`,
      shop,
      email,
    ),
  };
  if (customer === null && Object.values(found).every(({ length }) => length === 0)) return null;
  await store.write((sql) => {
    recordPrivacyAction(sql, { shop, at: now(), what: 'privacy export', id: customer?.id ?? null });
    queuePrivacyWebhook(sql, {
      shop,
      topic: 'customers/data_request',
      payload: {
        shop_domain: shop,
        customer: { id: customer?.id ?? null, email, phone: customer?.phone ?? null },
        orders_requested: orders.map(({ number }) => number),
        data_request: { id: ids.next('DataRequest') },
      },
      storefrontUrl,
    });
  });
  return { customer, ...found };
}

/** A column that holds JSON, as what it holds. */
function parsed(column: string): (row: Row) => object {
  return (row) => {
    const text = row[column];
    return { ...row, [column]: typeof text === 'string' ? parsedOrText(text) : text };
  };
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

import { customerGid, findCustomer, tidyEmail } from '../customers/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import type { ShopKey } from '../shops/index.ts';
import type { Row } from '../store/index.ts';
import { tellOfPrivacy } from './privacy-news.ts';

/**
 * Everything that a shop holds of a customer, for the customer; null for nobody. The storefront is told that it was
 * asked for, as every app would be.
 */
export async function exportCustomer(
  { store, ids, storefrontUrl }: PlatformContext,
  shop: ShopKey,
  email: string,
): Promise<object | null> {
  const customer = findCustomer(store.read, shop, { email: tidyEmail(email) });
  if (customer === null) return null;
  const rows = (sql: string, ...values: readonly (string | number)[]): readonly Row[] =>
    store.read.prepare(sql).all(...values);
  const orders = rows(
    `SELECT number, placed_at, email, currency_code, total_in_minor_units, contents FROM orders
     WHERE shop = ? AND (customer_id = ? OR email = ? COLLATE NOCASE)`,
    shop,
    customerGid(customer),
    customer.email,
  );
  await store.write((sql) =>
    tellOfPrivacy(sql, {
      shop,
      topic: 'customers/data_request',
      payload: {
        shop_domain: shop,
        customer: { id: customer.id, email: customer.email, phone: customer.phone },
        orders_requested: orders.map(({ number }) => number),
        data_request: { id: ids.next('DataRequest') },
      },
      storefrontUrl,
    }),
  );
  return {
    customer,
    addresses: rows(
      'SELECT contents FROM customer_addresses WHERE customer_id = ?',
      customer.id,
    ).map(parsed('contents')),
    metafields: rows(
      'SELECT namespace, key, value FROM customer_metafields WHERE customer_id = ?',
      customer.id,
    ).map(parsed('value')),
    orders: orders.map(parsed('contents')),
    letters: rows(
      'SELECT subject, created_at FROM mails WHERE shop = ? AND recipient = ?',
      shop,
      customer.email,
    ),
    newsletters: rows(
      'SELECT list_id, confirmed_at FROM newsletter_subscriptions WHERE shop = ? AND email = ?',
      shop,
      customer.email,
    ),
  };
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

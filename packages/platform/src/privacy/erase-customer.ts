import { customerGid, findCustomer, tidyEmail } from '../customers/index.ts';
import type { OrderAddress } from '../orders/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import type { ShopKey } from '../shops/index.ts';
import { integerColumn, type Sql, textColumn } from '../store/index.ts';
import { tellOfPrivacy } from './privacy-news.ts';

export interface ErasedCustomer {
  readonly id: number;
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

/**
 * Takes a person out of a shop: account, addresses, letters, carts and newsletter go; of orders stay amounts, goods and
 * country, which the books need. What apps keep for the customer is theirs to erase: they are told.
 */
export async function eraseCustomer(
  { store, storefrontUrl }: PlatformContext,
  shop: ShopKey,
  email: string,
): Promise<ErasedCustomer | null> {
  return store.write((sql) => {
    const customer = findCustomer(sql, shop, { email: tidyEmail(email) });
    if (customer === null) return null;
    const { id } = customer;
    const nobody = `erased-${id}@erased.invalid`;
    const orders = eraseOrders(sql, { shop, owner: customerGid(customer), email, nobody });
    for (const table of ['customer_addresses', 'customer_access_tokens', 'customer_links']) {
      sql.prepare(`DELETE FROM ${table} WHERE customer_id = ?`).run(id);
    }
    sql.prepare('DELETE FROM mails WHERE shop = ? AND recipient = ?').run(shop, customer.email);
    sql
      .prepare('DELETE FROM newsletter_subscriptions WHERE shop = ? AND email = ?')
      .run(shop, customer.email);
    sql
      .prepare('DELETE FROM carts WHERE shop = ? AND instr(contents, ?) > 0')
      .run(shop, JSON.stringify(customer.email));
    // The row stays, without the person, so that orders and what apps keep still have an owner.
    sql
      .prepare(
        `UPDATE customers SET email = ?, first_name = NULL, last_name = NULL, phone = NULL, state = 'DISABLED',
           is_email_verified = 0, accepts_marketing = 0, tags = '[]', multipass_identifier = NULL,
           default_address_id = NULL, password_hash = NULL WHERE id = ?`,
      )
      .run(nobody, id);
    tellOfPrivacy(sql, {
      shop,
      topic: 'customers/redact',
      payload: { shop_domain: shop, customer: { id }, orders_to_redact: orders },
      storefrontUrl,
    });
    return { id, orderCount: orders.length };
  });
}

interface OrdersOf {
  readonly shop: string;
  readonly owner: string;
  readonly email: string;
  readonly nobody: string;
}

/** Answers the ids of the orders that named the person. */
function eraseOrders(sql: Sql, { shop, owner, email, nobody }: OrdersOf): readonly number[] {
  const rows = sql
    .prepare(
      `SELECT id, contents FROM orders
       WHERE shop = ? AND (customer_id = ? OR email = ? COLLATE NOCASE)`,
    )
    .all(shop, owner, email);
  return rows.map((row) => {
    const contents: { readonly address: OrderAddress } = JSON.parse(textColumn(row, 'contents'));
    const { countryCode } = contents.address;
    const without = {
      ...contents,
      phone: null,
      note: null,
      attributes: [],
      address: { ...NOBODY, countryCode },
    };
    const id = integerColumn(row, 'id');
    sql
      .prepare('UPDATE orders SET email = ?, contents = ? WHERE id = ?')
      .run(nobody, JSON.stringify(without), id);
    return id;
  });
}

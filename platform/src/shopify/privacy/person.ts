import { type Row, type Sql, textColumn } from '../../store/index.ts';
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

/** Of the account, and those placed as a guest with the same address. */
export function ordersOf(sql: Sql, { shop, email, customer }: Person): readonly Row[] {
  return sql
    .prepare(
      `SELECT id, number, placed_at, email, currency_code, total_in_minor_units, contents FROM orders
       WHERE shop = ? AND (customer_id = ? OR email = ? COLLATE NOCASE) ORDER BY id`,
    )
    .all(shop, ownerOf(customer), email);
}

/** Emails to the person, and the shop's own copies that name the address among other words. */
export function emailsOf(sql: Sql, { shop, email }: Person): readonly Row[] {
  return sql
    .prepare(
      `SELECT id, recipient, subject, text, created_at FROM mails
       WHERE shop = ? AND (recipient = ? OR instr(lower(text), ?) > 0) ORDER BY id`,
    )
    .all(shop, email, email)
    .filter(
      (row) =>
        textColumn(row, 'recipient').toLowerCase() === email ||
        textColumn(row, 'text').toLowerCase().split(BETWEEN_WORDS).includes(email),
    );
}

const BETWEEN_WORDS = /[\s<>()",;:]+/;

/** Tokens of carts that know the address, at whose checkout it was typed, or which became an order of the person. */
export function cartsOf(sql: Sql, { shop, email, customer }: Person): readonly string[] {
  return sql
    .prepare(
      `SELECT token FROM carts WHERE shop = ? AND instr(lower(contents), ?) > 0
       UNION
       SELECT cart_token FROM checkout_details WHERE shop = ? AND field = 'email' AND lower(trim(value)) = ?
       UNION
       SELECT cart_token FROM orders WHERE shop = ? AND (customer_id = ? OR email = ? COLLATE NOCASE)`,
    )
    .all(shop, JSON.stringify(email), shop, email, shop, ownerOf(customer), email)
    .map((row) => textColumn(row, 'token'));
}

import {
  integerColumn,
  integerColumnOrNull,
  type Row,
  type Sql,
  textColumn,
  textColumnOrNull,
} from '../../../store/index.ts';
import { CUSTOMER_STATES, type Customer, type CustomerState } from '../customer.ts';

function stateOf(text: string): CustomerState {
  const state = CUSTOMER_STATES.find((known) => known === text);
  if (state === undefined) throw new TypeError(`${text} is no state of a customer`);
  return state;
}

function customerOfRow(row: Row): Customer {
  const tags: readonly string[] = JSON.parse(textColumn(row, 'tags'));
  return {
    id: integerColumn(row, 'id'),
    shop: textColumn(row, 'shop'),
    email: textColumn(row, 'email'),
    firstName: textColumnOrNull(row, 'first_name'),
    lastName: textColumnOrNull(row, 'last_name'),
    phone: textColumnOrNull(row, 'phone'),
    state: stateOf(textColumn(row, 'state')),
    isEmailVerified: integerColumn(row, 'is_email_verified') === 1,
    acceptsMarketing: integerColumn(row, 'accepts_marketing') === 1,
    language: textColumn(row, 'language'),
    tags,
    multipassIdentifier: textColumnOrNull(row, 'multipass_identifier'),
    defaultAddressId: integerColumnOrNull(row, 'default_address_id'),
    createdAt: textColumn(row, 'created_at'),
    updatedAt: textColumn(row, 'updated_at'),
  };
}

const UNIQUE_COLUMNS = {
  id: 'id',
  email: 'email',
  phone: 'phone',
  multipassIdentifier: 'multipass_identifier',
} as const;

/** By one of the columns that are unique in a shop. */
export function findCustomer(
  sql: Sql,
  shop: string,
  requested: { readonly [Name in keyof typeof UNIQUE_COLUMNS]?: string | number },
): Customer | null {
  const [entry] = Object.entries(requested);
  const column = Object.entries(UNIQUE_COLUMNS).find(([name]) => name === entry?.[0])?.[1];
  if (entry === undefined || column === undefined) throw new TypeError('find a customer by what?');
  const row = sql
    .prepare(`SELECT * FROM customers WHERE shop = ? AND ${column} = ?`)
    .get(shop, entry[1]);
  return row === undefined ? null : customerOfRow(row);
}

/** Inserts or updates a customer; the password is not touched. */
export function saveCustomer(sql: Sql, customer: Customer): Customer {
  sql
    .prepare(
      `INSERT INTO customers (id, shop, email, first_name, last_name, phone, state,
         is_email_verified, accepts_marketing, language, tags, multipass_identifier,
         default_address_id, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET email = excluded.email, first_name = excluded.first_name,
         last_name = excluded.last_name, phone = excluded.phone, state = excluded.state,
         is_email_verified = excluded.is_email_verified,
         accepts_marketing = excluded.accepts_marketing, language = excluded.language,
         tags = excluded.tags, multipass_identifier = excluded.multipass_identifier,
         default_address_id = excluded.default_address_id, updated_at = excluded.updated_at`,
    )
    .run(
      customer.id,
      customer.shop,
      customer.email,
      customer.firstName,
      customer.lastName,
      customer.phone,
      customer.state,
      customer.isEmailVerified ? 1 : 0,
      customer.acceptsMarketing ? 1 : 0,
      customer.language,
      JSON.stringify(customer.tags),
      customer.multipassIdentifier,
      customer.defaultAddressId,
      customer.createdAt,
      customer.updatedAt,
    );
  return customer;
}

export interface CustomerPage {
  readonly limit: number;
  /** Only customers with a smaller id, that is older ones. */
  readonly beforeId?: number;
}

/** Newest first. */
export function listCustomers(sql: Sql, shop: string, page: CustomerPage): readonly Customer[] {
  const { limit, beforeId = Number.MAX_SAFE_INTEGER } = page;
  return sql
    .prepare('SELECT * FROM customers WHERE shop = ? AND id < ? ORDER BY id DESC LIMIT ?')
    .all(shop, beforeId, limit)
    .map(customerOfRow);
}

export function countCustomers(sql: Sql): ReadonlyMap<string, number> {
  const rows = sql.prepare('SELECT shop, COUNT(*) AS customers FROM customers GROUP BY shop').all();
  return new Map(rows.map((row) => [textColumn(row, 'shop'), integerColumn(row, 'customers')]));
}

type Who = Pick<Customer, 'id'>;

export function readPasswordHash(sql: Sql, { id }: Who): string | null {
  const row = sql.prepare('SELECT password_hash FROM customers WHERE id = ?').get(id);
  return row === undefined ? null : textColumnOrNull(row, 'password_hash');
}

export function writePasswordHash(sql: Sql, { id }: Who, passwordHash: string | null): void {
  sql.prepare('UPDATE customers SET password_hash = ? WHERE id = ?').run(passwordHash, id);
}

import type { SQLInputValue } from 'node:sqlite';
import { column, defineTable, integerColumn, type Sql, textColumn } from '../../../store/index.ts';
import { CUSTOMER_ADDRESSES, CUSTOMERS, type Customer, type CustomerAddress } from '../customer.ts';

const UNIQUE_COLUMNS = {
  id: 'id',
  email: 'email',
  phone: 'phone',
  multipassIdentifier: 'multipass_identifier',
} as const;

/** Finds a customer by one of the columns that are unique in a shop. */
export function findCustomer(
  sql: Sql,
  shop: string,
  { ...key }: { readonly [Name in keyof typeof UNIQUE_COLUMNS]?: string | number },
): Customer | null {
  for (const [name, column] of Object.entries(UNIQUE_COLUMNS)) {
    const value: SQLInputValue | undefined = Reflect.get(key, name);
    if (value !== undefined)
      return CUSTOMERS.find(sql, `WHERE shop = ? AND ${column} = ?`, shop, value);
  }
  throw new TypeError('a customer is found by one of the unique columns');
}

/** Inserts or updates a customer; the password is not touched. */
export function saveCustomer(sql: Sql, customer: Customer): Customer {
  CUSTOMERS.upsert(sql, customer, 'id');
  return customer;
}

interface CustomerPage {
  readonly limit: number;
  /** Only customers with a smaller id, that is older ones. */
  readonly beforeId?: number;
}

/** Lists customers, newest first. */
export function listCustomers(sql: Sql, shop: string, page: CustomerPage): readonly Customer[] {
  const { limit, beforeId = Number.MAX_SAFE_INTEGER } = page;
  const tail = 'WHERE shop = ? AND id < ? ORDER BY id DESC LIMIT ?';
  return CUSTOMERS.all(sql, tail, shop, beforeId, limit);
}

export function countCustomers(sql: Sql): ReadonlyMap<string, number> {
  const rows = sql.prepare('SELECT shop, COUNT(*) AS customers FROM customers GROUP BY shop').all();
  return new Map(rows.map((row) => [textColumn(row, 'shop'), integerColumn(row, 'customers')]));
}

const PASSWORDS = defineTable('customers', { passwordHash: column.optional(column.text) });

type Who = Pick<Customer, 'id'>;

export function readPasswordHash(sql: Sql, { id }: Who): string | null {
  return PASSWORDS.find(sql, 'WHERE id = ?', id)?.passwordHash ?? null;
}

export function writePasswordHash(sql: Sql, { id }: Who, passwordHash: string | null): void {
  PASSWORDS.update(sql, { passwordHash }, 'WHERE id = ?', id);
}

/** Lists addresses, oldest first. */
export function listAddresses(sql: Sql, { id }: Who): readonly CustomerAddress[] {
  return CUSTOMER_ADDRESSES.all(sql, 'WHERE customer_id = ? ORDER BY id', id);
}

/** Finds an address among the customer's own. */
export function findAddress(sql: Sql, { id }: Who, addressId: number): CustomerAddress | null {
  return CUSTOMER_ADDRESSES.find(sql, 'WHERE customer_id = ? AND id = ?', id, addressId);
}

export function saveAddress(sql: Sql, address: CustomerAddress): CustomerAddress {
  CUSTOMER_ADDRESSES.upsert(sql, address, 'id');
  return address;
}

export function deleteAddress(sql: Sql, { id }: Pick<CustomerAddress, 'id'>): void {
  sql.prepare('DELETE FROM customer_addresses WHERE id = ?').run(id);
}

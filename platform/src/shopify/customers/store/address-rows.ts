import { integerColumn, type Row, type Sql, textColumn } from '../../../store/index.ts';
import type { AddressContents, Customer, CustomerAddress } from '../customer.ts';

type Who = Pick<Customer, 'id'>;

function addressOfRow(row: Row): CustomerAddress {
  const contents: AddressContents = JSON.parse(textColumn(row, 'contents'));
  return {
    id: integerColumn(row, 'id'),
    customerId: integerColumn(row, 'customer_id'),
    contents,
  };
}

/** Oldest first. */
export function listAddresses(sql: Sql, { id }: Who): readonly CustomerAddress[] {
  return sql
    .prepare('SELECT * FROM customer_addresses WHERE customer_id = ? ORDER BY id')
    .all(id)
    .map(addressOfRow);
}

/** Only among the customer's own. */
export function findAddress(sql: Sql, { id }: Who, addressId: number): CustomerAddress | null {
  const row = sql
    .prepare('SELECT * FROM customer_addresses WHERE customer_id = ? AND id = ?')
    .get(id, addressId);
  return row === undefined ? null : addressOfRow(row);
}

export function saveAddress(sql: Sql, address: CustomerAddress): CustomerAddress {
  sql
    .prepare(
      `INSERT INTO customer_addresses (id, customer_id, contents) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET contents = excluded.contents`,
    )
    .run(address.id, address.customerId, JSON.stringify(address.contents));
  return address;
}

export function deleteAddress(sql: Sql, { id }: Pick<CustomerAddress, 'id'>): void {
  sql.prepare('DELETE FROM customer_addresses WHERE id = ?').run(id);
}

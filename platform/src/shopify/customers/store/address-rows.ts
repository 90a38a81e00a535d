import type { Sql } from '../../../store/index.ts';
import { CUSTOMER_ADDRESSES, type Customer, type CustomerAddress } from '../customer.ts';

type Who = Pick<Customer, 'id'>;

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

import { type GraphqlContext, wireDateTime } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import type { AddressContents, Customer, CustomerAddress } from './customer.ts';
import {
  type AddressInput,
  type AddressReading,
  blankAddress,
  parseAddress,
} from './rules/parse-address.ts';
import { listAddresses, saveAddress, saveCustomer } from './store/customer-rows.ts';

const MAX_ADDRESSES = 100;

type BookContext = Pick<GraphqlContext, 'ids' | 'now' | 'shop'>;

/** Reads a new address for a customer's book, which has room for a hundred. */
export function readNewAddress(
  sql: Sql,
  { shop }: Pick<BookContext, 'shop'>,
  customer: Customer,
  input: AddressInput,
): AddressReading {
  const before = blankAddress(customer, shop);
  const reading = parseAddress(input, { before, names: customer, shop });
  if (reading.kind === 'invalid' || listAddresses(sql, customer).length < MAX_ADDRESSES) {
    return reading;
  }
  const message = `A customer has at most ${MAX_ADDRESSES} addresses`;
  return { kind: 'invalid', problems: [{ code: 'INVALID', field: ['address'], message }] };
}

/** Adds an address; the first one is the default, asked for or not. */
export function addAddress(
  sql: Sql,
  context: BookContext,
  customer: Customer,
  { contents, isDefault = false }: { contents: AddressContents; isDefault?: boolean },
): CustomerAddress {
  const id = context.ids.next('MailingAddress');
  const address = saveAddress(sql, { id, customerId: customer.id, contents });
  if (isDefault || customer.defaultAddressId === null) makeDefault(sql, context, customer, id);
  return address;
}

export function makeDefault(
  sql: Sql,
  { now }: Pick<BookContext, 'now'>,
  customer: Customer,
  defaultAddressId: number | null,
): Customer {
  return saveCustomer(sql, { ...customer, defaultAddressId, updatedAt: wireDateTime(now()) });
}

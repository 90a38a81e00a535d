import type { GraphqlContext } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { requireCustomer, requireWriteScope } from '../access.ts';
import { addAddress, makeDefault, readNewAddress } from '../address-book.ts';
import type { Customer, CustomerAddress } from '../customer.ts';
import { addressGid, addressNumber, toGraphqlAddress } from '../graphql/address.ts';
import { problemLists, toGraphqlCustomer } from '../graphql/customer.ts';
import { type AddressInput, parseAddress } from '../rules/parse-address.ts';
import type { CustomerUserError } from '../rules/user-errors.ts';
import { deleteAddress, findAddress, listAddresses, saveAddress } from '../store/customer-rows.ts';

interface Holder {
  readonly customerAccessToken: string;
}

/** Runs a change for the owner of the token, in one write. */
function change<Payload>(
  context: GraphqlContext,
  { field, accessToken }: { readonly field: string; readonly accessToken: string },
  run: (sql: Sql, customer: Customer) => Payload,
): Promise<Payload> {
  requireWriteScope(context, field);
  return context.store.write((sql) =>
    run(sql, requireCustomer(sql, context, { accessToken, field })),
  );
}

function reject(problems: readonly CustomerUserError[]) {
  return { customerAddress: null, ...problemLists(problems) };
}

function missing(name: 'id' | 'addressId'): CustomerUserError {
  return { code: 'NOT_FOUND', field: [name], message: 'Address does not exist' };
}

function addressOf(sql: Sql, customer: Customer, id: string): CustomerAddress | null {
  const number = addressNumber(id);
  return number === null ? null : findAddress(sql, customer, number);
}

export function customerAddressCreate(
  context: GraphqlContext,
  { address: input, customerAccessToken: accessToken }: Holder & { readonly address: AddressInput },
) {
  return change(context, { field: 'customerAddressCreate', accessToken }, (sql, customer) => {
    const reading = readNewAddress(sql, context, customer, input);
    if (reading.kind === 'invalid') return reject(reading.problems);
    const address = addAddress(sql, context, customer, { contents: reading.contents });
    return { customerAddress: toGraphqlAddress(address, accessToken), ...problemLists() };
  });
}

export function customerAddressUpdate(
  context: GraphqlContext,
  {
    id,
    address: input,
    customerAccessToken: accessToken,
  }: Holder & { readonly id: string; readonly address: AddressInput },
) {
  const { shop } = context;
  return change(context, { field: 'customerAddressUpdate', accessToken }, (sql, customer) => {
    const known = addressOf(sql, customer, id);
    if (known === null) return reject([missing('id')]);
    const reading = parseAddress(input, { before: known.contents, names: customer, shop });
    if (reading.kind === 'invalid') return reject(reading.problems);
    const address = saveAddress(sql, { ...known, contents: reading.contents });
    return { customerAddress: toGraphqlAddress(address, accessToken), ...problemLists() };
  });
}

/** Deletes an address. When the default goes, the oldest of the others takes its place. */
export function customerAddressDelete(
  context: GraphqlContext,
  { id, customerAccessToken: accessToken }: Holder & { readonly id: string },
) {
  return change(context, { field: 'customerAddressDelete', accessToken }, (sql, customer) => {
    const known = addressOf(sql, customer, id);
    if (known === null) {
      return { deletedCustomerAddressId: null, ...problemLists([missing('id')]) };
    }
    deleteAddress(sql, known);
    if (customer.defaultAddressId === known.id) {
      makeDefault(sql, context, customer, listAddresses(sql, customer)[0]?.id ?? null);
    }
    return { deletedCustomerAddressId: addressGid(known, accessToken), ...problemLists() };
  });
}

export function customerDefaultAddressUpdate(
  context: GraphqlContext,
  { addressId, customerAccessToken: accessToken }: Holder & { readonly addressId: string },
) {
  const field = 'customerDefaultAddressUpdate';
  return change(context, { field, accessToken }, (sql, customer) => {
    const known = addressOf(sql, customer, addressId);
    if (known === null) return { customer: null, ...problemLists([missing('addressId')]) };
    const changed = makeDefault(sql, context, customer, known.id);
    return { customer: toGraphqlCustomer(changed, accessToken), ...problemLists() };
  });
}

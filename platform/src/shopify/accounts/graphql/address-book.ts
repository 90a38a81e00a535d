import { type GraphqlContext, parseGid, wireDateTime } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  type AddressInput,
  blankAddress,
  type Customer,
  type CustomerAddress,
  type CustomerUserError,
  deleteAddress,
  findAddress,
  listAddresses,
  parseAddress,
  saveAddress,
  saveCustomer,
} from '../../customers/index.ts';
import { numberIn, ownCustomer, toAccountAddress } from './customer.ts';

const MAX_ADDRESSES = 100;

type TextField = 'firstName' | 'lastName' | 'company' | 'address1' | 'address2' | 'zip' | 'city';

/** `CustomerAddressInput`. */
export type AccountAddressInput = Readonly<
  Partial<Record<TextField | 'phoneNumber' | 'territoryCode' | 'zoneCode', string | null>>
>;

type ErrorCode =
  | 'ADDRESS_ARGUMENT_EMPTY'
  | 'ADDRESS_ID_DOES_NOT_EXIST'
  | 'CONTAINS_HTML_TAGS'
  | 'CUSTOMER_ADDRESS_ALREADY_EXISTS'
  | 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED'
  | 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED'
  | 'INVALID'
  | 'INVALID_FOR_COUNTRY'
  | 'INVALID_TERRITORY_CODE'
  | 'PHONE_NUMBER_NOT_VALID'
  | 'TOO_LONG';

function userError(code: ErrorCode, message: string, field: readonly string[]) {
  return { __typename: 'UserErrorsCustomerAddressUserErrors', code, field, message };
}

type AddressError = ReturnType<typeof userError>;

const refused = (...userErrors: readonly AddressError[]) => ({ customerAddress: null, userErrors });
const unknownId = () =>
  userError('ADDRESS_ID_DOES_NOT_EXIST', "The address doesn't exist", ['addressId']);

const NAMES: Readonly<Record<string, string>> = {
  country: 'territoryCode',
  province: 'zoneCode',
  phone: 'phoneNumber',
};
const CODES: Readonly<Record<string, ErrorCode>> = {
  country: 'INVALID_TERRITORY_CODE',
  province: 'INVALID_FOR_COUNTRY',
  phone: 'PHONE_NUMBER_NOT_VALID',
};

/** The address book's own findings, under this API's names. */
function translated({ code, field, message }: CustomerUserError): AddressError {
  const name = field?.at(-1) ?? '';
  const known = code === 'TOO_LONG' || code === 'CONTAINS_HTML_TAGS' ? code : null;
  return userError(known ?? CODES[name] ?? 'INVALID', message, ['address', NAMES[name] ?? name]);
}

const CODE = /^[A-Za-z]{2}$/;

function read(
  { territoryCode, zoneCode, phoneNumber, ...texts }: AccountAddressInput,
  reading: Parameters<typeof parseAddress>[1],
) {
  // A name of a country would do for the older API.
  if (territoryCode !== undefined && !CODE.test(territoryCode ?? '')) {
    const message = 'Territory code is invalid';
    return {
      kind: 'invalid' as const,
      errors: [userError('INVALID_TERRITORY_CODE', message, ['address', 'territoryCode'])],
    };
  }
  const input: AddressInput = {
    ...texts,
    ...(territoryCode === undefined ? {} : { country: territoryCode }),
    ...(zoneCode === undefined ? {} : { province: zoneCode }),
    ...(phoneNumber === undefined ? {} : { phone: phoneNumber }),
  };
  const parsed = parseAddress(input, reading);
  return parsed.kind === 'read'
    ? parsed
    : { kind: 'invalid' as const, errors: parsed.problems.map(translated) };
}

function isInBook(book: readonly CustomerAddress[], address: Omit<CustomerAddress, 'id'>): boolean {
  const text = JSON.stringify(address.contents);
  return book.some(({ contents }) => JSON.stringify(contents) === text);
}

const taken = () =>
  userError('CUSTOMER_ADDRESS_ALREADY_EXISTS', 'The address already exists', ['address']);

function makeDefault(
  sql: Sql,
  { now }: GraphqlContext,
  customer: Customer,
  defaultAddressId: number | null,
): void {
  saveCustomer(sql, { ...customer, defaultAddressId, updatedAt: wireDateTime(now()) });
}

interface Creating {
  readonly address: AccountAddressInput;
  readonly defaultAddress?: boolean | null;
}

/** The first address is the default whether it was asked for or not. */
export function customerAddressCreate(
  context: GraphqlContext,
  { address: input, defaultAddress }: Creating,
) {
  const { shop, ids } = context;
  return context.store.write((sql) => {
    const customer = ownCustomer(sql, context);
    const book = listAddresses(sql, customer);
    const before = blankAddress(customer, shop);
    const reading = read(input, { before, names: customer, shop });
    if (reading.kind === 'invalid') return refused(...reading.errors);
    if (book.length >= MAX_ADDRESSES) {
      const message = `A customer has at most ${MAX_ADDRESSES} addresses`;
      return refused(userError('INVALID', message, ['address']));
    }
    const { contents } = reading;
    if (isInBook(book, { customerId: customer.id, contents })) return refused(taken());
    const address: CustomerAddress = {
      id: ids.next('MailingAddress'),
      customerId: customer.id,
      contents,
    };
    saveAddress(sql, address);
    if (defaultAddress === true || customer.defaultAddressId === null) {
      makeDefault(sql, context, customer, address.id);
    }
    return { customerAddress: toAccountAddress(address), userErrors: [] };
  });
}

interface Updating {
  readonly addressId: string;
  readonly address?: AccountAddressInput | null;
  readonly defaultAddress?: boolean | null;
}

function addressOf(sql: Sql, customer: Customer, id: string): CustomerAddress | null {
  // An address of an order names its model, and is none of the book.
  const isOfBook = parseGid(id)?.parameters.has('model_name') === false;
  const number = isOfBook ? numberIn(id, 'CustomerAddress') : null;
  return number === null ? null : findAddress(sql, customer, number);
}

export function customerAddressUpdate(
  context: GraphqlContext,
  { addressId, address: input, defaultAddress }: Updating,
) {
  const { shop } = context;
  return context.store.write((sql) => {
    const customer = ownCustomer(sql, context);
    const known = addressOf(sql, customer, addressId);
    if (known === null) return refused(unknownId());
    if (defaultAddress === false && customer.defaultAddressId === known.id) {
      const message = 'The default address cannot be demoted; make another one the default';
      return refused(
        userError('DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED', message, ['defaultAddress']),
      );
    }
    const before = known.contents;
    const reading = read(input ?? {}, { before, names: customer, shop });
    if (reading.kind === 'invalid') return refused(...reading.errors);
    const changed: CustomerAddress = { ...known, contents: reading.contents };
    const others = listAddresses(sql, customer).filter(({ id }) => id !== known.id);
    if (isInBook(others, changed)) return refused(taken());
    saveAddress(sql, changed);
    if (defaultAddress === true) makeDefault(sql, context, customer, known.id);
    return { customerAddress: toAccountAddress(changed), userErrors: [] };
  });
}

/** The default goes last: another one has to be made the default before. */
export function customerAddressDelete(
  context: GraphqlContext,
  { addressId }: { readonly addressId: string },
) {
  return context.store.write((sql) => {
    const customer = ownCustomer(sql, context);
    const known = addressOf(sql, customer, addressId);
    if (known === null) return { deletedAddressId: null, userErrors: [unknownId()] };
    const isDefault = customer.defaultAddressId === known.id;
    if (isDefault && listAddresses(sql, customer).length > 1) {
      const message = 'The default address cannot be deleted before another one is the default';
      const code = 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED';
      return { deletedAddressId: null, userErrors: [userError(code, message, ['addressId'])] };
    }
    deleteAddress(sql, known);
    if (isDefault) makeDefault(sql, context, customer, null);
    return { deletedAddressId: toAccountAddress(known).id, userErrors: [] };
  });
}

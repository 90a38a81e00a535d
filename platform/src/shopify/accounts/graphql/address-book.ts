import { type GraphqlContext, gidNumber, parseGid } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  type AddressInput,
  type AddressText,
  addAddress,
  blankAddress,
  type Customer,
  type CustomerAddress,
  type CustomerUserError,
  deleteAddress,
  findAddress,
  listAddresses,
  makeDefault,
  parseAddress,
  readNewAddress,
  saveAddress,
} from '../../customers/index.ts';
import { ownCustomer, toAccountAddress } from './customer.ts';

/** `CustomerAddressInput`. */
export type AccountAddressInput = Readonly<
  Partial<Record<AddressText | 'phoneNumber' | 'territoryCode' | 'zoneCode', string | null>>
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

const refuse = (...userErrors: readonly AddressError[]) => ({ customerAddress: null, userErrors });
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

/** Translates the address book's own findings into this API's names. */
function translateError({ code, field, message }: CustomerUserError): AddressError {
  const name = field?.at(-1) ?? '';
  const known = code === 'TOO_LONG' || code === 'CONTAINS_HTML_TAGS' ? code : null;
  return userError(known ?? CODES[name] ?? 'INVALID', message, ['address', NAMES[name] ?? name]);
}

/** Names an input as the older API does. A name of a country would do there, so a code is checked before. */
function namedAsBefore({ territoryCode, zoneCode, phoneNumber, ...texts }: AccountAddressInput) {
  const renamed: AddressInput = {
    ...texts,
    ...(territoryCode === undefined ? {} : { country: territoryCode }),
    ...(zoneCode === undefined ? {} : { province: zoneCode }),
    ...(phoneNumber === undefined ? {} : { phone: phoneNumber }),
  };
  return renamed;
}

function territoryProblems({ territoryCode }: AccountAddressInput): readonly AddressError[] {
  if (territoryCode === undefined || /^[A-Za-z]{2}$/.test(territoryCode ?? '')) return [];
  const field = ['address', 'territoryCode'];
  return [userError('INVALID_TERRITORY_CODE', 'Territory code is invalid', field)];
}

/** Lists the error of an address that another one in the book has, too. */
function duplicates(
  book: readonly CustomerAddress[],
  contents: CustomerAddress['contents'],
): readonly AddressError[] {
  const text = JSON.stringify(contents);
  if (!book.some((one) => JSON.stringify(one.contents) === text)) return [];
  const message = 'The address already exists';
  return [userError('CUSTOMER_ADDRESS_ALREADY_EXISTS', message, ['address'])];
}

/** Reads an address that is not for the book. */
export function readAddressInput(
  input: AccountAddressInput,
  names: Customer,
  { shop }: Pick<GraphqlContext, 'shop'>,
) {
  return parseAddress(namedAsBefore(input), { before: blankAddress(names, shop), names, shop });
}

interface Creating {
  readonly address: AccountAddressInput;
  readonly defaultAddress?: boolean | null;
}

export function customerAddressCreate(
  context: GraphqlContext,
  { address: input, defaultAddress }: Creating,
) {
  return context.store.write((sql) => {
    const customer = ownCustomer(sql, context);
    const problems = territoryProblems(input);
    if (problems.length > 0) return refuse(...problems);
    const reading = readNewAddress(sql, context, customer, namedAsBefore(input));
    if (reading.kind === 'invalid') return refuse(...reading.problems.map(translateError));
    const { contents } = reading;
    const known = duplicates(listAddresses(sql, customer), contents);
    if (known.length > 0) return refuse(...known);
    const isDefault = defaultAddress === true;
    const address = addAddress(sql, context, customer, { contents, isDefault });
    return { customerAddress: toAccountAddress(address), userErrors: [] };
  });
}

interface Updating {
  readonly addressId: string;
  readonly address?: AccountAddressInput | null;
  readonly defaultAddress?: boolean | null;
}

function addressOf(sql: Sql, customer: Customer, id: string): CustomerAddress | null {
  // An address of an order names its model, and is not in the book.
  const isOfBook = parseGid(id)?.parameters.has('model_name') === false;
  const number = isOfBook ? gidNumber(id, 'CustomerAddress') : null;
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
    if (known === null) return refuse(unknownId());
    if (defaultAddress === false && customer.defaultAddressId === known.id) {
      const message = 'The default address cannot be demoted; make another one the default';
      return refuse(
        userError('DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED', message, ['defaultAddress']),
      );
    }
    const given = input ?? {};
    const problems = territoryProblems(given);
    if (problems.length > 0) return refuse(...problems);
    const before = known.contents;
    const reading = parseAddress(namedAsBefore(given), { before, names: customer, shop });
    if (reading.kind === 'invalid') return refuse(...reading.problems.map(translateError));
    const changed: CustomerAddress = { ...known, contents: reading.contents };
    const others = listAddresses(sql, customer).filter(({ id }) => id !== known.id);
    const same = duplicates(others, changed.contents);
    if (same.length > 0) return refuse(...same);
    saveAddress(sql, changed);
    if (defaultAddress === true) makeDefault(sql, context, customer, known.id);
    return { customerAddress: toAccountAddress(changed), userErrors: [] };
  });
}

/** Deletes an address. The default goes last: another one has to be made the default before. */
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

import {
  gid,
  gidNumber,
  type PlatformContext,
  type Shop,
  wireDateTime,
} from '../../protocol/index.ts';
import { column, defineTable, type RowOf } from '../../store/index.ts';

export type AddressText =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'address1'
  | 'address2'
  | 'zip'
  | 'city';

/** Address in a customer's address book, normalised. */
export type AddressContents = Readonly<
  Record<AddressText | 'provinceCode' | 'province' | 'phone', string | null>
> & { readonly countryCode: string };

export const CUSTOMER_ADDRESSES = defineTable('customer_addresses', {
  id: column.integer,
  customerId: column.integer,
  contents: column.json<AddressContents>(),
});

export type CustomerAddress = RowOf<typeof CUSTOMER_ADDRESSES>;

/** Table without its password hash, which is read where it is compared. */
export const CUSTOMERS = defineTable('customers', {
  id: column.integer,
  shop: column.text,
  /** Lower case, and unique in its shop. */
  email: column.text,
  firstName: column.optional(column.text),
  lastName: column.optional(column.text),
  phone: column.optional(column.text),
  state: column.oneOf(['DISABLED', 'INVITED', 'ENABLED', 'DECLINED']),
  /** True once a link sent there was used; only then guest orders are matched by it. */
  isEmailVerified: column.flag,
  acceptsMarketing: column.flag,
  /** Language of the market they came from, for emails and the links in them. */
  language: column.text,
  tags: column.json<readonly string[]>(),
  multipassIdentifier: column.optional(column.text),
  defaultAddressId: column.optional(column.integer),
  createdAt: column.text,
  updatedAt: column.text,
});

export type Customer = RowOf<typeof CUSTOMERS>;

/** Returns how a person is addressed: by name, else by e-mail. */
export function displayName({
  firstName,
  lastName,
  email,
}: Pick<Customer, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

export function customerGid({ id }: Pick<Customer, 'id'>): string {
  return gid('Customer', id);
}

/** Returns the number in a customer's global id; null when it is the id of something else. */
export function customerNumber(id: string): number | null {
  return gidNumber(id, 'Customer');
}

/** Creates a customer with defaults. Call it inside the write that saves them. */
export function newCustomer(
  { shop, ids, now }: Pick<PlatformContext, 'ids' | 'now'> & { readonly shop: Pick<Shop, 'key'> },
  { email, state, language }: Pick<Customer, 'email' | 'state' | 'language'>,
): Customer {
  const createdAt = wireDateTime(now());
  return {
    id: ids.next('Customer'),
    shop: shop.key,
    email,
    firstName: null,
    lastName: null,
    phone: null,
    state,
    isEmailVerified: false,
    acceptsMarketing: false,
    language,
    tags: [],
    multipassIdentifier: null,
    defaultAddressId: null,
    createdAt,
    updatedAt: createdAt,
  };
}

import {
  gid,
  type PlatformContext,
  parseGid,
  type Shop,
  wireDateTime,
} from '../../protocol/index.ts';

/** An address in a customer's address book, normalised. */
export interface AddressContents {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly provinceCode: string | null;
  readonly province: string | null;
  readonly countryCode: string;
  readonly phone: string | null;
}

export interface CustomerAddress {
  readonly id: number;
  readonly customerId: number;
  readonly contents: AddressContents;
}

export const CUSTOMER_STATES = ['DISABLED', 'INVITED', 'ENABLED', 'DECLINED'] as const;

export type CustomerState = (typeof CUSTOMER_STATES)[number];

/** A stored customer. The password hash is read separately, where it is compared. */
export interface Customer {
  readonly id: number;
  readonly shop: string;
  /** Lower case, and unique in its shop. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly state: CustomerState;
  /** True once a link sent there was used; only then guest orders are matched by it. */
  readonly isEmailVerified: boolean;
  readonly acceptsMarketing: boolean;
  /** The language of the market they came from, for emails and the links in them. */
  readonly language: string;
  readonly tags: readonly string[];
  readonly multipassIdentifier: string | null;
  readonly defaultAddressId: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** As a person is addressed: the name, else the e-mail. */
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

/** The number in a customer's global id; null when it is the id of something else. */
export function customerNumber(id: string): number | null {
  const parsed = parseGid(id);
  return parsed?.type === 'Customer' && /^\d{1,15}$/.test(parsed.id) ? Number(parsed.id) : null;
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

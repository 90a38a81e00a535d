import { type GraphqlContext, gid, requestError } from '../../../protocol/index.ts';
import { type Customer, customerGid, customerNumber, displayName } from '../customer.ts';
import { normaliseEmail, normalisePhone } from '../rules/details.ts';
import { findCustomer, listCustomers } from '../store/customer-rows.ts';
import type { CustomerMetafield } from '../store/metafield-rows.ts';

/** A customer as the Admin API answers. */
export function adminCustomer(customer: Customer) {
  return {
    __typename: 'Customer' as const,
    customer,
    id: customerGid(customer),
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    displayName: displayName(customer),
    phone: customer.phone,
    state: customer.state,
    verifiedEmail: customer.isEmailVerified,
    tags: customer.tags,
    locale: customer.language,
    multipassIdentifier: customer.multipassIdentifier,
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
  };
}

export type AdminCustomer = ReturnType<typeof adminCustomer>;

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export function adminMetafield(
  metafield: CustomerMetafield,
  ownerType: 'CUSTOMER' | 'PRODUCT' | 'PRODUCTVARIANT',
) {
  const { namespace, key, type, value, createdAt, updatedAt } = metafield;
  return {
    __typename: 'Metafield' as const,
    id: gid('Metafield', metafield.number),
    namespace,
    key,
    type,
    value,
    jsonValue: jsonOf(value),
    ownerType,
    createdAt,
    updatedAt,
  };
}

const TERM = /^(email|phone|id|state):(?:"([^"]*)"|'([^']*)'|(\S+))$/i;
const TERMS = /\w+:(?:"[^"]*"|'[^']*'|\S+)|\S+/g;

/** Only supported fields: ignoring a term would return the wrong customers. */
function matches(customer: Customer, term: string): boolean {
  const [, field = '', ...values] = TERM.exec(term) ?? [];
  const value = values.find((each) => each !== undefined) ?? '';
  switch (field.toLowerCase()) {
    case 'email':
      return customer.email === normaliseEmail(value);
    case 'phone':
      return customer.phone === normalisePhone(value);
    case 'id':
      return String(customer.id) === value;
    case 'state':
      return customer.state === value.toUpperCase();
    default:
      throw requestError(
        'BAD_REQUEST',
        `customers(query:) takes email:, phone:, id: and state:, not "${term}"`,
      );
  }
}

const ALL = { limit: -1 };

/** Oldest first, as the Admin API lists. An e-mail, which is what servers ask by, is looked up. */
export function searchCustomers(
  { store, shop }: GraphqlContext,
  query: string | null,
): readonly Customer[] {
  const terms = (query ?? '').match(TERMS)?.filter((term) => term !== 'AND') ?? [];
  const email = terms.map((term) => /^email:["']?([^"']+)["']?$/i.exec(term)?.[1]).find(Boolean);
  const candidates =
    email === undefined
      ? listCustomers(store.read, shop.key, ALL).toReversed()
      : [findCustomer(store.read, shop.key, { email: normaliseEmail(email) })].filter(
          (found) => found !== null,
        );
  return candidates.filter((customer) => terms.every((term) => matches(customer, term)));
}

export function customerById({ store, shop }: GraphqlContext, id: string): Customer | null {
  const number = customerNumber(id);
  if (number === null) throw requestError('RESOURCE_NOT_FOUND', `Invalid id: ${id}`);
  return findCustomer(store.read, shop.key, { id: number });
}

export interface IdentifierInput {
  readonly id?: string;
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
}

export function customerByIdentifier(
  context: GraphqlContext,
  { id, emailAddress, phoneNumber }: IdentifierInput,
): Customer | null {
  const { store, shop } = context;
  if (id !== undefined) return customerById(context, id);
  if (emailAddress !== undefined) {
    return findCustomer(store.read, shop.key, { email: normaliseEmail(emailAddress) });
  }
  return findCustomer(store.read, shop.key, { phone: normalisePhone(phoneNumber) ?? '' });
}

import { type GraphqlContext, refusal } from '../../graphql/index.ts';
import type { Customer } from '../customer.ts';
import { customerNumber } from '../customer-gid.ts';
import { tidyEmail } from '../rules/email.ts';
import { tidyPhone } from '../rules/phone.ts';
import { findCustomer, listCustomers } from '../store/customer-rows.ts';

const TERM = /^(email|phone|id|state):(?:"([^"]*)"|'([^']*)'|(\S+))$/i;
const TERMS = /\w+:(?:"[^"]*"|'[^']*'|\S+)|\S+/g;

/** Only fields that are understood: a term that is ignored would find strangers. */
function matches(customer: Customer, term: string): boolean {
  const [, field = '', ...values] = TERM.exec(term) ?? [];
  const value = values.find((each) => each !== undefined) ?? '';
  switch (field.toLowerCase()) {
    case 'email':
      return customer.email === tidyEmail(value);
    case 'phone':
      return customer.phone === tidyPhone(value);
    case 'id':
      return String(customer.id) === value;
    case 'state':
      return customer.state === value.toUpperCase();
    default:
      throw refusal(
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
      : [findCustomer(store.read, shop.key, { email: tidyEmail(email) })].filter(
          (found) => found !== null,
        );
  return candidates.filter((customer) => terms.every((term) => matches(customer, term)));
}

export function customerById({ store, shop }: GraphqlContext, id: string): Customer | null {
  const number = customerNumber(id);
  if (number === null) throw refusal('RESOURCE_NOT_FOUND', `Invalid id: ${id}`);
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
    return findCustomer(store.read, shop.key, { email: tidyEmail(emailAddress) });
  }
  return findCustomer(store.read, shop.key, { phone: tidyPhone(phoneNumber) ?? '' });
}

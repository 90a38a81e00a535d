import { type PlatformContext, type Shop, wireDateTime } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { claimOrders } from '../orders/index.ts';
import { type Customer, customerGid, customerNumber, newCustomer } from './customer.ts';
import { normaliseEmail } from './rules/details.ts';
import { endSessionsOf } from './store/access-tokens.ts';
import { findCustomer, saveCustomer, writePasswordHash } from './store/customer-rows.ts';
import { deleteLinksOf } from './store/one-time-links.ts';

interface Clock {
  readonly now: () => Date;
}

/**
 * The address was proven: by a link sent there, or by a server that vouches for it. Only now the
 * orders placed with it are shown; typing somebody's address into the register form shows none.
 */
export function openVerifiedAccount(sql: Sql, { now }: Clock, customer: Customer): Customer {
  const opened: Customer = {
    ...customer,
    state: 'ENABLED',
    isEmailVerified: true,
    updatedAt: wireDateTime(now()),
  };
  saveCustomer(sql, opened);
  claimOrders(sql, { shop: opened.shop, email: opened.email, customerId: customerGid(opened) });
  return opened;
}

/**
 * Drops whatever was typed into an account while nobody had proved its address: it may be a stranger's, to whom the
 * owner's parcels would go.
 */
export function dropUnprovedData(sql: Sql, customer: Customer): Customer {
  if (customer.state !== 'ENABLED' || customer.isEmailVerified) return customer;
  for (const table of ['customer_addresses', 'customer_metafields']) {
    sql.prepare(`DELETE FROM ${table} WHERE customer_id = ?`).run(customer.id);
  }
  const nobody = { firstName: null, lastName: null, phone: null, defaultAddressId: null };
  return { ...customer, ...nobody, acceptsMarketing: false };
}

/** A new password, or none any more, ends all sessions and all links that were sent. */
export function setPassword(sql: Sql, customer: Customer, passwordHash: string | null): void {
  writePasswordHash(sql, customer, passwordHash);
  endSessionsOf(sql, customer);
  deleteLinksOf(sql, customer);
}

type Enrolling = Clock & Pick<PlatformContext, 'ids'> & { readonly shop: Shop };

/**
 * Whoever read a code that was sent there: the account of that address, else a new one. A password chosen while
 * nobody had proved the address may be a stranger's, and ends with the proof.
 */
export function customerOfProvenEmail(
  sql: Sql,
  context: Enrolling,
  { email, language }: Pick<Customer, 'email' | 'language'>,
): Customer {
  const known = findCustomer(sql, context.shop.key, { email });
  if (known?.state === 'ENABLED' && known.isEmailVerified) return known;
  if (known === null) {
    const blank = newCustomer(context, { email, state: 'DISABLED', language });
    return openVerifiedAccount(sql, context, blank);
  }
  setPassword(sql, known, null);
  return openVerifiedAccount(sql, context, dropUnprovedData(sql, known));
}

interface Placing {
  readonly shop: string;
  /** Address that was typed at the checkout. */
  readonly email: string;
  /** Whoever was logged in when the cart was made. */
  readonly cartCustomerId: string | null;
}

/**
 * Finds the account an order belongs to: the one with its e-mail, if that is verified or
 * if its owner was logged in. A shared checkout link shows its order to nobody else.
 */
export function ownerOfOrder(sql: Sql, { shop, email, cartCustomerId }: Placing): string | null {
  const customer = findCustomer(sql, shop, { email: normaliseEmail(email) });
  if (customer?.state !== 'ENABLED') return null;
  const wasLoggedIn = cartCustomerId !== null && customerNumber(cartCustomerId) === customer.id;
  return customer.isEmailVerified || wasLoggedIn ? customerGid(customer) : null;
}

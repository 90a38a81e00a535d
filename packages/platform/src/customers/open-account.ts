import { type Sql, wireDateTime } from '../core/index.ts';
import { claimOrders } from '../orders/index.ts';
import { type Customer, customerGid, customerNumber } from './customer.ts';
import { normaliseEmail } from './rules/details.ts';
import { deleteAccessTokensOf } from './store/access-tokens.ts';
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

/** A new password ends all sessions and all links that were sent. */
export function setPassword(sql: Sql, customer: Customer, passwordHash: string): void {
  writePasswordHash(sql, customer, passwordHash);
  deleteAccessTokensOf(sql, customer);
  deleteLinksOf(sql, customer);
}

interface Placing {
  readonly shop: string;
  /** As typed at the checkout. */
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

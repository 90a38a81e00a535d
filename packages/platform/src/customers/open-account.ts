import { wireDateTime } from '../graphql/index.ts';
import { claimOrders } from '../orders/index.ts';
import type { Sql } from '../store/index.ts';
import type { Customer } from './customer.ts';
import { customerGid } from './customer-gid.ts';
import { deleteAccessTokensOf } from './store/access-tokens.ts';
import { saveCustomer } from './store/customer-rows.ts';
import { deleteLinksOf } from './store/one-time-links.ts';
import { writePasswordHash } from './store/password-rows.ts';

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

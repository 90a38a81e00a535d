import type { Sql } from '../store/index.ts';
import { customerGid, customerNumber } from './customer-gid.ts';
import { tidyEmail } from './rules/email.ts';
import { findCustomer } from './store/customer-rows.ts';

interface Placing {
  readonly shop: string;
  /** As it was typed at the checkout. */
  readonly email: string;
  /** Whoever was logged in when the cart was made. */
  readonly cartCustomerId: string | null;
}

/**
 * Whose history an order goes into: the account with its address, once that address was proven or
 * while its owner was logged in. A checkout link that changed hands shows its order to nobody else.
 */
export function ownerOfOrder(sql: Sql, { shop, email, cartCustomerId }: Placing): string | null {
  const customer = findCustomer(sql, shop, { email: tidyEmail(email) });
  if (customer?.state !== 'ENABLED') return null;
  const wasLoggedIn = cartCustomerId !== null && customerNumber(cartCustomerId) === customer.id;
  return customer.isEmailVerified || wasLoggedIn ? customerGid(customer) : null;
}

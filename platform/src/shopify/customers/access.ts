import { accessDenied, type GraphqlContext } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import type { Customer } from './customer.ts';
import { customerOfToken } from './store/access-tokens.ts';

const READ_SCOPE = 'unauthenticated_read_customers';
const WRITE_SCOPE = 'unauthenticated_write_customers';

/** Rejects requests without a storefront token. */
export function requireReadScope({ request }: GraphqlContext, field: string): void {
  if (!request.hasToken) throw accessDenied(field, READ_SCOPE);
}

export function requireWriteScope({ request }: GraphqlContext, field: string): void {
  if (!request.hasToken) throw accessDenied(field, WRITE_SCOPE);
}

export function lacksCustomerToken(field: string): Error {
  return accessDenied(field, WRITE_SCOPE, 'Also: Requires valid customer access token.');
}

/** Finds who is logged in. Inside a write it is looked up again, as they may have logged out meanwhile. */
export function requireCustomer(
  sql: Sql,
  { shop, now }: Pick<GraphqlContext, 'shop' | 'now'>,
  { accessToken, field }: { readonly accessToken: string; readonly field: string },
): Customer {
  const customer = customerOfToken(sql, { shop: shop.key, accessToken, now: now() });
  if (customer === null) throw lacksCustomerToken(field);
  return customer;
}

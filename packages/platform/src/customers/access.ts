import { type GraphqlContext, refusal } from '../graphql/index.ts';
import type { Sql } from '../store/index.ts';
import type { Customer } from './customer.ts';
import { customerOfToken } from './store/access-tokens.ts';

const READ_SCOPE = 'unauthenticated_read_customers';
const WRITE_SCOPE = 'unauthenticated_write_customers';

function denied(field: string, scope: string, more = ''): Error {
  return refusal(
    'ACCESS_DENIED',
    `Access denied for ${field} field. Required access: \`${scope}\` access scope.${more}`,
  );
}

/** Customers are closed to requests without a storefront token. */
export function demandReadScope({ request }: GraphqlContext, field: string): void {
  if (!request.hasToken) throw denied(field, READ_SCOPE);
}

export function demandWriteScope({ request }: GraphqlContext, field: string): void {
  if (!request.hasToken) throw denied(field, WRITE_SCOPE);
}

export function lacksCustomerToken(field: string): Error {
  return denied(field, WRITE_SCOPE, ' Also: Requires valid customer access token.');
}

/** Who is logged in; inside a write that is looked up again, for they may have left meanwhile. */
export function demandCustomer(
  sql: Sql,
  { shop, now }: Pick<GraphqlContext, 'shop' | 'now'>,
  { accessToken, field }: { readonly accessToken: string; readonly field: string },
): Customer {
  const customer = customerOfToken(sql, { shop: shop.key, accessToken, now: now() });
  if (customer === null) throw lacksCustomerToken(field);
  return customer;
}

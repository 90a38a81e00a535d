import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { query, type Variables } from '../client/document.ts';
import type { RequestFailure } from '../client/failure.ts';
import { type Result, succeed } from '../client/result.ts';
import { ORDER } from '../fragments/order.ts';
import type { CustomerOrdersQuery } from '../generated/operations.ts';

export const CUSTOMER_ORDERS = query(
  'CustomerOrders',
  `
query CustomerOrders($customerAccessToken: String!, $first: Int!, $after: String, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  customer(customerAccessToken: $customerAccessToken) {
    orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
      nodes { ...OrderParts }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`,
  [ORDER],
);

type Orders = NonNullable<CustomerOrdersQuery['customer']>['orders'];

/** Newest first; null when the token has expired or was revoked. */
export async function customerOrders(
  client: StorefrontClient,
  variables: Variables<'CustomerOrders'>,
  options?: RequestOptions,
): Promise<Result<Orders | null, RequestFailure>> {
  const result = await client.request(CUSTOMER_ORDERS, variables, options);
  return result.ok ? succeed(result.value.customer?.orders ?? null) : result;
}

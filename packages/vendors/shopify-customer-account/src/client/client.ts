import { createGraphqlClient, type GraphqlClient, type GraphqlOptions } from '@lokke/http-client';
import type { OperationTypes } from '../generated/operations.ts';

/** The endpoint as discovery names it: `https://shop.example/customer/api/2026-10/graphql`. */
export interface CustomerAccountClientOptions extends GraphqlOptions {
  /** Token of the customer whose data is asked for. */
  readonly accessToken: string;
  /** Address of the customer: the provider expects it of requests that carry a token. */
  readonly origin: string;
}

export type CustomerAccountClient = GraphqlClient<OperationTypes>;

/** Creates a client of one customer's data, with retries. */
export function createCustomerAccountClient(
  options: CustomerAccountClientOptions,
): CustomerAccountClient {
  const { origin, accessToken } = options;
  // Shopify expects the token alone, no "Bearer".
  return createGraphqlClient(options, () => ({ headers: { origin, authorization: accessToken } }));
}

import {
  type GraphqlClient,
  type GraphqlDocument,
  type GraphqlFailure,
  type GraphqlOptions,
  type Result,
  requestGraphql,
  succeed,
  textFor,
} from '@lokke/http-client';
import type { OperationTypes } from '../generated/operations.ts';
import type { Data, OperationName } from './operation.ts';

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
  return Object.freeze({
    request: async <Name extends OperationName>(
      document: GraphqlDocument<Name>,
      variables: OperationTypes[Name]['variables'],
    ): Promise<Result<Data<Name>, GraphqlFailure>> => {
      const result = await requestGraphql(options, {
        kind: document.kind,
        text: () => textFor(document, ''),
        variables,
        // Shopify expects the token alone, no "Bearer".
        headers: { origin, authorization: accessToken },
      });
      // The platform checks the document against the schema that these types are made of.
      return result.ok ? succeed(result.value as Data<Name>) : result;
    },
  });
}

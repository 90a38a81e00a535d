import {
  classifyFailure,
  type FetchOptions,
  type GraphqlFailure,
  parseGraphql,
  type Result,
  type RetryClock,
  requestText,
  succeed,
  withRetry,
} from '@lokke/http-client';
import type { Data, Document, OperationName, Variables } from './document.ts';

export interface CustomerAccountClientOptions extends RetryClock, FetchOptions {
  /** The whole URL, as discovery names it: `https://shop.example/customer/api/2026-10/graphql`. */
  readonly endpoint: string;
  /** Token of the customer whose data is asked for. */
  readonly accessToken: string;
  /** Address of the customer: the provider expects it of requests that carry a token. */
  readonly origin: string;
}

export interface CustomerAccountClient {
  readonly request: <Name extends OperationName>(
    document: Document<Name>,
    variables: Variables<Name>,
  ) => Promise<Result<Data<Name>, GraphqlFailure>>;
}

/** Creates a client of one customer's data, with retries. */
export function createCustomerAccountClient(
  options: CustomerAccountClientOptions,
): CustomerAccountClient {
  return Object.freeze({
    request: async <Name extends OperationName>(
      document: Document<Name>,
      variables: Variables<Name>,
    ): Promise<Result<Data<Name>, GraphqlFailure>> => {
      const result = await withRetry(
        {
          attempt: (leftInMs) => send({ ...options, timeoutInMs: leftInMs }, document, variables),
          classify: classifyFailure,
          kind: document.kind === 'query' ? 'read' : 'write',
          timeoutInMs: options.timeoutInMs,
        },
        options,
      );
      // The platform checks the document against the schema that these types are made of.
      return result.ok ? succeed(result.value as Data<Name>) : result;
    },
  });
}

async function send(
  options: CustomerAccountClientOptions,
  document: Document,
  variables: object,
): Promise<Result<object, GraphqlFailure>> {
  const sent = await requestText(
    options.endpoint,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        origin: options.origin,
        // Shopify expects the token alone, no "Bearer".
        authorization: options.accessToken,
      },
      body: JSON.stringify({ query: document.text, variables }),
    },
    options,
  );
  return sent.ok ? parseGraphql(sent.value.response, sent.value.text) : sent;
}

import {
  assertGraphqlOptions,
  type GraphqlOptions,
  type JsonRecord,
  type OperationFailure,
  type Result,
  requestGraphql,
} from '@lokke/http-client';

/** The endpoint is the whole URL: `https://shop.example/admin/api/2024-01/graphql.json`. */
export interface AdminClientOptions extends GraphqlOptions {
  readonly accessToken: string;
}

/** Why an operation failed. */
export type AdminFailure = OperationFailure;
export type AdminResult<Value> = Result<Value, AdminFailure>;

export interface AdminClient {
  readonly request: (query: string, variables: object) => Promise<AdminResult<JsonRecord>>;
}

/** Creates a client of one shop's Admin API, with retries. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  assertGraphqlOptions('Admin', options);
  return Object.freeze({
    request: (query: string, variables: object) =>
      requestGraphql(options, {
        kind: /^\s*(?:query\b|\{)/.test(query) ? 'query' : 'mutation',
        text: () => query,
        variables,
        headers: { 'X-Shopify-Access-Token': options.accessToken },
      }),
  });
}

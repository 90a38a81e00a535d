import {
  assertGraphqlOptions,
  createGraphqlClient,
  createOperations,
  type GraphqlClient,
  type GraphqlOptions,
  type OperationFailure,
  type Result,
} from '@lokke/http-client';
import { DOCUMENTS } from './generated/documents.ts';
import type { OperationTypes } from './generated/operations.ts';

/** The endpoint is the whole URL: `https://shop.example/admin/api/2024-01/graphql.json`. */
export interface AdminClientOptions extends GraphqlOptions {
  readonly accessToken: string;
}

/** Why an operation failed. */
export type AdminFailure = OperationFailure;
export type AdminResult<Value> = Result<Value, AdminFailure>;

/** An operation whose text depends on how much is asked for at once. */
export interface AdminTypes extends OperationTypes {
  readonly MetaobjectsByHandle: {
    readonly data: Readonly<Record<string, { readonly id: string } | null>>;
    readonly variables: Readonly<
      Record<string, { readonly type: string; readonly handle: string }>
    >;
  };
}

export type AdminClient = GraphqlClient<AdminTypes>;

export const { query, mutation, command } = createOperations<AdminTypes>({
  ...DOCUMENTS,
  MetaobjectsByHandle: { name: 'MetaobjectsByHandle', kind: 'query', texts: [] },
});

/** Creates a client of one shop's Admin API, with retries. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  assertGraphqlOptions('Admin', options);
  const headers = { 'X-Shopify-Access-Token': options.accessToken };
  return createGraphqlClient(options, () => ({ headers }));
}

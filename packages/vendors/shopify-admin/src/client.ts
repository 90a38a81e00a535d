import {
  assertGraphqlOptions,
  createOperations,
  type GraphqlClient,
  type GraphqlDocument,
  type GraphqlFailure,
  type GraphqlOptions,
  type OperationFailure,
  type Result,
  requestGraphql,
  succeed,
  textFor,
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
  return Object.freeze({
    request: async <Name extends keyof AdminTypes>(
      document: GraphqlDocument<Name>,
      variables: AdminTypes[Name]['variables'],
    ): Promise<Result<AdminTypes[Name]['data'], GraphqlFailure>> => {
      const result = await requestGraphql(options, {
        kind: document.kind,
        text: () => textFor(document, ''),
        variables,
        headers: { 'X-Shopify-Access-Token': options.accessToken },
      });
      // The platform checks the document against the schema that these types are made of.
      return result.ok ? succeed(result.value as AdminTypes[Name]['data']) : result;
    },
  });
}

import {
  createGraphqlClient,
  createOperations,
  type GraphqlClient,
  type GraphqlOptions,
  type OperationFailure,
  type Result,
  succeed,
} from '@lokke/http-client';
import type { AdminTokenSource } from './access/renew-tokens.ts';
import { DOCUMENTS } from './generated/documents.ts';
import type { OperationTypes } from './generated/operations.ts';

/** The endpoint is the whole URL: `https://shop.example/admin/api/2024-01/graphql.json`. */
export interface AdminClientOptions extends GraphqlOptions {
  /** A token that never ends, or where to get the present one. */
  readonly accessToken: string | AdminTokenSource;
}

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

/** Creates a client of one shop's Admin API, with retries; a token that the shop refuses is renewed once. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { accessToken } = options;
  const tokenOf = typeof accessToken === 'string' ? async () => succeed(accessToken) : accessToken;
  const { request: send } = createGraphqlClient<AdminTypes, string>(options, (token = '') => ({
    headers: { 'X-Shopify-Access-Token': token },
  }));
  return Object.freeze<AdminClient>({
    request: async (document, variables) => {
      const first = await tokenOf();
      if (!first.ok) return first;
      const sent = await send(document, variables, first.value);
      const isRefused = !sent.ok && sent.failure.kind === 'http' && sent.failure.status === 401;
      if (!isRefused) return sent;
      // Refused before anything was done, a mutation included.
      const second = await tokenOf(first.value);
      if (!second.ok) return second;
      return second.value === first.value ? sent : send(document, variables, second.value);
    },
  });
}

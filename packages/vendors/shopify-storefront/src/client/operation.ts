import { type Result, succeed } from '@lokke/http-client';
import type { RequestOptions, StorefrontClient } from './client.ts';
import {
  type Data,
  type Fragment,
  type OperationName,
  type StorefrontDocument,
  type Variables,
  withFragments,
} from './document.ts';
import type { OperationFailure, RequestFailure } from './failure.ts';

/** Sends its document and reads the value out of the data. */
export interface Operation<Name extends OperationName, Value, Failure> {
  (
    client: StorefrontClient,
    variables: Variables<Name>,
    options?: RequestOptions,
  ): Promise<Result<Value, Failure>>;
  readonly document: StorefrontDocument<Name>;
}

export function query<Name extends OperationName, Value>(
  name: Name,
  text: string,
  uses: readonly Fragment[],
  select: (data: Data<Name>) => Value,
): Operation<Name, Value, RequestFailure> {
  const document = { name, kind: 'query', text: withFragments(text, uses) } as const;
  return Object.assign(
    async (
      client: StorefrontClient,
      variables: Variables<Name>,
      options?: RequestOptions,
    ): Promise<Result<Value, RequestFailure>> => {
      const result = await client.request(document, variables, options);
      return result.ok ? succeed(select(result.value)) : result;
    },
    { document },
  );
}

/** `read` fails where the payload reports errors. */
export function mutation<Name extends OperationName, Value>(
  name: Name,
  text: string,
  uses: readonly Fragment[],
  read: (data: Data<Name>) => Result<Value, OperationFailure>,
  versions: Pick<StorefrontDocument, 'since'> = {},
): Operation<Name, Value, OperationFailure> {
  const document = {
    name,
    kind: 'mutation',
    text: withFragments(text, uses),
    ...versions,
  } as const;
  return Object.assign(
    async (
      client: StorefrontClient,
      variables: Variables<Name>,
      options?: RequestOptions,
    ): Promise<Result<Value, OperationFailure>> => {
      const result = await client.request(document, variables, options);
      return result.ok ? read(result.value) : result;
    },
    { document },
  );
}

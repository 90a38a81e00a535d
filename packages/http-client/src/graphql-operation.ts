import { type GraphqlOptions, type GraphqlRequest, requestGraphql } from './graphql-request.ts';
import { type MutationErrors, mutationPayload, type OperationFailure } from './mutation-payload.ts';
import type { GraphqlFailure } from './parse-graphql.ts';
import { type Result, succeed } from './result.ts';

/** Types of each operation by its name, as they are generated. */
type NamedTypes<Types> = {
  readonly [Name in keyof Types]: { readonly data: unknown; readonly variables: object };
};
type NameOf<Types> = keyof Types & string;

/** Types of operations and their documents have the same names. */
export type GraphqlDocuments<Types> = {
  readonly [Name in keyof Types & string]: GraphqlDocument<Name>;
};

export interface GraphqlDocument<Name extends string = string> {
  readonly name: Name;
  readonly kind: 'query' | 'mutation';
  /** Texts by the first version of the API that knows them, oldest first; the caller sees in answers whether a shop has the operation. */
  readonly texts: readonly { readonly since: string; readonly text: string }[];
}

/** The document as a version of the API knows it. */
export function textFor({ texts }: GraphqlDocument, version: string): string {
  return (texts.findLast(({ since }) => since <= version) ?? texts[0])?.text ?? '';
}

export interface GraphqlClient<Types extends NamedTypes<Types>, Options = undefined> {
  readonly request: <Name extends NameOf<Types>>(
    document: GraphqlDocument<Name>,
    variables: Types[Name]['variables'],
    options?: Options,
  ) => Promise<Result<Types[Name]['data'], GraphqlFailure>>;
}

interface Sending extends Pick<GraphqlRequest, 'headers' | 'onResponse'> {
  /** Version of the API whose text is sent; the oldest without it. */
  readonly version?: () => string;
}

/** Creates a client of documents whose types were generated, with retries; `sendingOf` says how a request travels. */
export function createGraphqlClient<Types extends NamedTypes<Types>, Options = undefined>(
  options: GraphqlOptions,
  sendingOf: (requestOptions: Options | undefined) => Sending,
): GraphqlClient<Types, Options> {
  return Object.freeze({
    request: async <Name extends NameOf<Types>>(
      document: GraphqlDocument<Name>,
      variables: Types[Name]['variables'],
      requestOptions?: Options,
    ): Promise<Result<Types[Name]['data'], GraphqlFailure>> => {
      const { version = () => '', ...sending } = sendingOf(requestOptions);
      const text = () => textFor(document, version());
      const result = await requestGraphql(options, {
        ...sending,
        kind: document.kind,
        text,
        variables,
      });
      // The platform checks the document against the schema that these types are made of.
      return result.ok ? succeed(result.value as Types[Name]['data']) : result;
    },
  });
}

/** Sends its document and reads the value out of the data. */
export interface Operation<
  Types extends NamedTypes<Types>,
  Options,
  Name extends NameOf<Types>,
  Value,
  Failure,
> {
  (
    client: GraphqlClient<Types, Options>,
    variables: Types[Name]['variables'],
    options?: Options,
  ): Promise<Result<Value, Failure>>;
  readonly document: GraphqlDocument<Name>;
}

/** Creates the makers of operations whose documents were generated; a mutation fails where its payload reports errors. */
export function createOperations<Types extends NamedTypes<Types>, Options = undefined>(
  documents: GraphqlDocuments<Types>,
) {
  function operation<Name extends NameOf<Types>, Value, Failure>(
    name: Name,
    select: (data: Types[Name]['data']) => Result<Value, Failure>,
  ): Operation<Types, Options, Name, Value, Failure | GraphqlFailure> {
    const document = documents[name];
    return Object.assign(
      async (
        client: GraphqlClient<Types, Options>,
        variables: Types[Name]['variables'],
        options?: Options,
      ) => {
        const result = await client.request(document, variables, options);
        return result.ok ? select(result.value) : result;
      },
      { document },
    );
  }
  const mutation = <Name extends NameOf<Types>, Value>(
    name: Name,
    select: (data: Types[Name]['data']) => Result<Value, OperationFailure>,
  ) => operation(name, select);
  return {
    query: <Name extends NameOf<Types>, Value>(
      name: Name,
      select: (data: Types[Name]['data']) => Value,
    ) => operation<Name, Value, never>(name, (data) => succeed(select(data))),
    mutation,
    /** Makes a mutation of whose answer nothing but its errors is read. */
    command: <Name extends NameOf<Types>>(
      name: Name,
      select: (data: Types[Name]['data']) => MutationErrors | null | undefined,
    ) =>
      mutation(name, (data) => {
        const payload = mutationPayload(select(data));
        return payload.ok ? succeed(null) : payload;
      }),
  };
}

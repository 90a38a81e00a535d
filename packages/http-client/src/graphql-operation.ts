import type { OperationFailure } from './mutation-payload.ts';
import type { GraphqlFailure } from './parse-graphql.ts';
import { type Result, succeed } from './result.ts';

/** Types of each operation by its name, as they are generated. */
type NamedTypes<Types> = {
  readonly [Name in keyof Types]: { readonly data: unknown; readonly variables: object };
};
type NameOf<Types> = keyof Types & string;

export interface GraphqlDocument<Name extends string = string> {
  readonly name: Name;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  /** The first version that has the operation at all; the caller sees in earlier answers whether a shop has it. */
  readonly since?: string | undefined;
}

export interface GraphqlClient<Types extends NamedTypes<Types>, Options = undefined> {
  readonly request: <Name extends NameOf<Types>>(
    document: GraphqlDocument<Name>,
    variables: Types[Name]['variables'],
    options?: Options,
  ) => Promise<Result<Types[Name]['data'], GraphqlFailure>>;
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

export interface Fragment {
  readonly text: string;
  readonly uses: readonly Fragment[];
}

export function fragment(text: string, uses: readonly Fragment[] = []): Fragment {
  return { text: text.trim(), uses };
}

export interface OperationParts<Data, Value> {
  /** Variables beside the country and language of the market. */
  readonly takes?: string;
  readonly text: string;
  readonly uses?: readonly Fragment[];
  readonly select: (data: Data) => Value;
  readonly since?: string;
}

/** Creates the makers of operations whose types were generated; a mutation fails where its payload reports errors. */
export function createOperations<Types extends NamedTypes<Types>, Options = undefined>() {
  function operation<Name extends NameOf<Types>, Value, Failure>(
    kind: GraphqlDocument['kind'],
    name: Name,
    parts: OperationParts<Types[Name]['data'], Result<Value, Failure>>,
  ): Operation<Types, Options, Name, Value, Failure | GraphqlFailure> {
    const document = { name, kind, text: documentText(kind, name, parts), since: parts.since };
    return Object.assign(
      async (
        client: GraphqlClient<Types, Options>,
        variables: Types[Name]['variables'],
        options?: Options,
      ) => {
        const result = await client.request(document, variables, options);
        return result.ok ? parts.select(result.value) : result;
      },
      { document },
    );
  }
  return {
    query: <Name extends NameOf<Types>, Value>(
      name: Name,
      parts: OperationParts<Types[Name]['data'], Value>,
    ) =>
      operation<Name, Value, never>('query', name, {
        ...parts,
        select: (data) => succeed(parts.select(data)),
      }),
    mutation: <Name extends NameOf<Types>, Value>(
      name: Name,
      parts: OperationParts<Types[Name]['data'], Result<Value, OperationFailure>>,
    ) => operation('mutation', name, parts),
  };
}

/** Writes the operation, and each fragment once: a second definition of a name is invalid. */
function documentText(
  kind: GraphqlDocument['kind'],
  name: string,
  { takes = '', text, uses = [] }: Omit<OperationParts<never, unknown>, 'select'>,
): string {
  const texts = new Set([
    `${kind} ${name}(${takes} $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  ${text.trim()}
}`,
  ]);
  const add = (one: Fragment): void => {
    texts.add(one.text);
    one.uses.forEach(add);
  };
  uses.forEach(add);
  return [...texts].join('\n\n');
}

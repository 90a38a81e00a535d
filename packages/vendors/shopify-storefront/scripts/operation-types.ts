import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import type { GraphqlDocument } from '@lokke/http-client';
import { type DocumentNode, type GraphQLSchema, Kind, parse, printSchema } from 'graphql';

/** Custom scalars as they travel in JSON. */
const SCALARS = {
  ID: 'string',
  Decimal: 'string',
  URL: 'string',
  HTML: 'string',
  DateTime: 'string',
  UnsignedInt64: 'string',
  Color: 'string',
  JSON: 'unknown',
  ISO8601DateTime: 'string',
};

/** Collects all operations, and each fragment once. */
function allDefinitions(documents: readonly GraphqlDocument[]): DocumentNode {
  const definitions = documents.flatMap(({ texts }) => parse(texts.at(-1)?.text ?? '').definitions);
  const byName = new Map(
    definitions.map((definition) => [
      'name' in definition ? (definition.name?.value ?? '') : '',
      definition,
    ]),
  );
  return { kind: Kind.DOCUMENT, definitions: [...byName.values()] };
}

/** TypeScript of what each operation takes and answers, after one version of the schema. */
export async function operationTypes(
  documents: readonly GraphqlDocument[],
  schema: GraphQLSchema,
): Promise<string> {
  const types = await codegen({
    filename: 'operations.ts',
    schema: parse(printSchema(schema)),
    documents: [{ location: 'operations.graphql', document: allDefinitions(documents) }],
    plugins: [{ typescriptOperations: {} }],
    pluginMap: { typescriptOperations },
    config: {
      immutableTypes: true,
      enumType: 'string-literal',
      scalars: SCALARS,
      skipTypename: true,
      useTypeImports: true,
      disableDescriptions: true,
      arrayInputCoercion: false,
      defaultScalarType: 'unknown',
    },
  });
  const rows = documents.map(({ name, kind }) => {
    const suffix = kind === 'query' ? 'Query' : 'Mutation';
    return `  readonly ${name}: { readonly data: ${name}${suffix}; readonly variables: ${name}${suffix}Variables };`;
  });
  return `${types}\n/** What each operation takes and answers, by its name. */\nexport interface OperationTypes {\n${rows.join('\n')}\n}\n`;
}

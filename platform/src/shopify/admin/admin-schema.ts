import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { type Area, withStrictScalars } from '../../protocol/index.ts';

const BASE = readFileSync(new URL('base-schema.graphql', import.meta.url), 'utf8');

/** A type without fields is not valid, so there are mutations only where an area brings some. */
const MUTATIONS = 'extend schema { mutation: Mutation }\ntype Mutation';

function assemble(additions: readonly string[]): string {
  const hasMutations = additions.some((text) => text.includes('extend type Mutation'));
  return [BASE, hasMutations ? MUTATIONS : '', ...additions].join('\n');
}

/** Joins the base with what each area adds; built at the first request. */
export function adminSchemaOf(areas: readonly Area[]): () => GraphQLSchema {
  let schema: GraphQLSchema | null = null;
  return () => {
    schema ??= withStrictScalars(
      buildSchema(assemble(areas.map(({ adminSchema = '' }) => adminSchema))),
    );
    return schema;
  };
}

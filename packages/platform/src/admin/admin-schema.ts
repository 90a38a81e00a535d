import { buildSchema, type GraphQLSchema } from 'graphql';
import type { Area } from '../area.ts';
import { withStrictScalars } from '../graphql/strict-scalars.ts';
import { ADMIN_BASE_SCHEMA } from './base-schema.ts';

/** A type without fields is not valid, so there are mutations only where an area brings some. */
const MUTATIONS = 'extend schema { mutation: Mutation }\ntype Mutation';

function assemble(additions: readonly string[]): string {
  const hasMutations = additions.some((text) => text.includes('extend type Mutation'));
  return [ADMIN_BASE_SCHEMA, hasMutations ? MUTATIONS : '', ...additions].join('\n');
}

/** The base and what each area adds to it; built when the Admin API is first asked. */
export function adminSchemaOf(areas: readonly Area[]): () => GraphQLSchema {
  let schema: GraphQLSchema | null = null;
  return () => {
    schema ??= withStrictScalars(
      buildSchema(assemble(areas.map(({ adminSchema = '' }) => adminSchema))),
    );
    return schema;
  };
}

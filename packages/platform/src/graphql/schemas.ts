import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { withStrictScalars } from './strict-scalars.ts';
import type { ApiVersion } from './versions.ts';

const require = createRequire(import.meta.url);
const schemas = new Map<ApiVersion, GraphQLSchema>();

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return typeof value === 'object' && value !== null && '__schema' in value;
}

function readSchema(version: ApiVersion): GraphQLSchema {
  const file = require.resolve(`hydrogen-react-${version}/storefront.schema.json`);
  const introspection: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const published: unknown =
    typeof introspection === 'object' && introspection !== null && 'data' in introspection
      ? introspection.data
      : introspection;
  if (!isIntrospection(published)) throw new Error(`${file} holds no introspection result`);
  return withStrictScalars(buildClientSchema(published));
}

/** Shopify's published schema of a version, executable as it is; built once, when first asked for. */
export function schemaOf(version: ApiVersion): GraphQLSchema {
  const known = schemas.get(version);
  if (known !== undefined) return known;
  const schema = readSchema(version);
  schemas.set(version, schema);
  return schema;
}

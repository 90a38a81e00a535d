import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  buildClientSchema,
  GraphQLError,
  type GraphQLSchema,
  type IntrospectionQuery,
  isScalarType,
  Kind,
  type ValueNode,
} from 'graphql';
import type { ApiVersion } from '../shops/shop.ts';

/** Scalars that a published schema only names; built from it they would take anything, an object included. */
const TEXTS = ['Color', 'DateTime', 'HTML', 'ISO8601DateTime', 'URL'];
const NUMBERS_TOO = ['Decimal', 'Money', 'UnsignedInt64'];

/** Makes these scalars accept text only. */
export function withStrictScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type)) continue;
    const takesNumbers = NUMBERS_TOO.includes(type.name);
    if (!takesNumbers && !TEXTS.includes(type.name)) continue;
    const refuse = (): never => {
      throw new GraphQLError(`${type.name} has to be written as text.`);
    };
    type.parseValue = (value) => {
      if (typeof value === 'string') return value;
      return takesNumbers && typeof value === 'number' ? String(value) : refuse();
    };
    type.parseLiteral = (node: ValueNode) => {
      if (node.kind === Kind.STRING) return node.value;
      const isNumber = node.kind === Kind.INT || node.kind === Kind.FLOAT;
      return takesNumbers && isNumber ? node.value : refuse();
    };
  }
  return schema;
}

const schemas = new Map<ApiVersion, GraphQLSchema>();

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return typeof value === 'object' && value !== null && '__schema' in value;
}

function readSchema(version: ApiVersion): GraphQLSchema {
  const file = fileURLToPath(
    import.meta.resolve(`hydrogen-react-${version}/storefront.schema.json`),
  );
  const introspection: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const published: unknown =
    typeof introspection === 'object' && introspection !== null && 'data' in introspection
      ? introspection.data
      : introspection;
  if (!isIntrospection(published)) throw new Error(`${file} holds no introspection result`);
  return withStrictScalars(buildClientSchema(published));
}

/** Shopify's published schema of a version; built at the first request. */
export function schemaOf(version: ApiVersion): GraphQLSchema {
  const known = schemas.get(version);
  if (known !== undefined) return known;
  const schema = readSchema(version);
  schemas.set(version, schema);
  return schema;
}

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
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

/** Refusals of values that are no scalar of a kind; null where they are. */
const REFUSALS: Readonly<Record<string, (text: string) => string | null>> = {
  DateTime: (text) => (Number.isNaN(Date.parse(text)) ? `invalid DateTime '${text}'` : null),
  Decimal: (text) => (/^[+-]?\d+(\.\d+)?$/.test(text) ? null : `invalid decimal '${text}'`),
  UnsignedInt64(text) {
    if (!/^-?\d+$/.test(text)) return `UnsignedInt64 invalid value '${text}'`;
    const isWithin = !text.startsWith('-') && BigInt(text) < 2n ** 64n;
    return isWithin ? null : `UnsignedInt64 '${text}' is out of range`;
  },
  URL(text) {
    if (/^[a-z][a-z\d+.-]*:\/\/[^/?#]/i.test(text)) return null;
    const what = /^[a-z][a-z\d+.-]*:/i.test(text) ? 'host' : 'scheme';
    return `Invalid url '${text}', missing ${what}`;
  },
};

/** Makes these scalars accept text only, and only text that is one. */
export function withStrictScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type)) continue;
    const takesNumbers = NUMBERS_TOO.includes(type.name);
    if (!takesNumbers && !TEXTS.includes(type.name)) continue;
    const refuse = (): never => {
      throw new GraphQLError(`${type.name} has to be written as text.`);
    };
    const checkText = (text: string): string => {
      const refusal = REFUSALS[type.name]?.(text) ?? null;
      if (refusal !== null) throw new GraphQLError(refusal);
      return text;
    };
    type.parseValue = (value) => {
      if (typeof value === 'string') return checkText(value);
      return takesNumbers && typeof value === 'number' ? checkText(String(value)) : refuse();
    };
    type.parseLiteral = (node: ValueNode) => {
      if (node.kind === Kind.STRING) return checkText(node.value);
      const isNumber = node.kind === Kind.INT || node.kind === Kind.FLOAT;
      return takesNumbers && isNumber ? checkText(node.value) : refuse();
    };
  }
  return schema;
}

/** API of everybody, or of a customer alone. */
export type PublishedApi = 'storefront' | 'customer';

const schemas = new Map<string, GraphQLSchema>();

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return typeof value === 'object' && value !== null && '__schema' in value;
}

const FOLDER = new URL('../../../schemas/', import.meta.url);

function textOf(api: PublishedApi, version: ApiVersion): string {
  return gunzipSync(readFileSync(new URL(`${api}_${version}.json.gz`, FOLDER))).toString('utf8');
}

function readSchema(api: PublishedApi, version: ApiVersion): GraphQLSchema {
  const introspection: unknown = JSON.parse(textOf(api, version));
  const published: unknown =
    typeof introspection === 'object' && introspection !== null && 'data' in introspection
      ? introspection.data
      : introspection;
  if (!isIntrospection(published)) throw new Error(`no ${api} schema of ${version}`);
  return withStrictScalars(buildClientSchema(published));
}

/** Shopify's published schema of a version; built at the first request. */
export function schemaOf(version: ApiVersion, api: PublishedApi = 'storefront'): GraphQLSchema {
  const name = `${api} ${version}`;
  const known = schemas.get(name);
  if (known !== undefined) return known;
  const schema = readSchema(api, version);
  schemas.set(name, schema);
  return schema;
}

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

/** The API versions that markets may speak, oldest first. */
export const API_VERSIONS = [
  '2024-01',
  '2024-04',
  '2024-07',
  '2024-10',
  '2025-01',
  '2025-04',
  '2025-07',
  '2025-10',
  '2026-01',
  '2026-04',
  '2026-07',
  '2026-10',
] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/** The types are made of the newest: a test holds that the operations mean the same in the older ones. */
export const NEWEST: ApiVersion = '2026-10';

/** Shared with the platform by its folder: neither imports the other's code. */
const FOLDER = new URL('../../../../platform/schemas/', import.meta.url);

export const publishedSchema = (version: ApiVersion) => readSchema('storefront', version);
export const customerSchema = (version: ApiVersion) => readSchema('customer', version);
export const adminSchema = (version: ApiVersion) => readSchema('admin', version);

function readSchema(api: string, version: ApiVersion): GraphQLSchema {
  const file = new URL(`${api}_${version}.json.gz`, FOLDER);
  const content: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString());
  const introspection =
    typeof content === 'object' && content !== null && 'data' in content ? content.data : content;
  if (!isIntrospection(introspection)) throw new Error(`No ${api} schema of ${version}`);
  return buildClientSchema(introspection);
}

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return typeof value === 'object' && value !== null && '__schema' in value;
}

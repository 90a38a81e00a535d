import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** The schema of the Storefront API: in hydrogen-react, and since it ended in dev-mcp. */
export function publishedSchema(version: ApiVersion): GraphQLSchema {
  const name = `storefront-graphql_${version}`;
  return schemaOf(version > '2026-04' ? inDevMcp(name) : inHydrogen(version));
}

/** The schema of the Customer Account API. */
export function customerSchema(version: ApiVersion): GraphQLSchema {
  return schemaOf(inDevMcp(`customer_${version}`));
}

/** The schema of the Admin API. */
export function adminSchema(version: ApiVersion): GraphQLSchema {
  return schemaOf(inDevMcp(`admin_${version}`));
}

function schemaOf(json: string): GraphQLSchema {
  const content: unknown = JSON.parse(json);
  const introspection =
    typeof content === 'object' && content !== null && 'data' in content ? content.data : content;
  if (!isIntrospection(introspection)) throw new Error('No introspection result');
  return buildClientSchema(introspection);
}

function inHydrogen(version: ApiVersion): string {
  const file = import.meta.resolve(`hydrogen-react-${version}/storefront.schema.json`);
  return readFileSync(fileURLToPath(file), 'utf8');
}

function inDevMcp(name: string): string {
  const main = fileURLToPath(import.meta.resolve('@shopify/dev-mcp'));
  const file = join(dirname(main), 'data', `${name}.json.gz`);
  return gunzipSync(readFileSync(file)).toString();
}

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return typeof value === 'object' && value !== null && '__schema' in value;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

/** The API versions that the markets speak, oldest first. */
export const API_VERSIONS = ['2024-01', '2024-04', '2024-10', '2025-04'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

function isIntrospection(value: unknown): value is IntrospectionQuery {
  return typeof value === 'object' && value !== null && '__schema' in value;
}

/** The schema that Shopify published for a version, from the introspection file in hydrogen-react. */
export function publishedSchema(version: ApiVersion): GraphQLSchema {
  const file = fileURLToPath(
    import.meta.resolve(`hydrogen-react-${version}/storefront.schema.json`),
  );
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const introspection =
    typeof content === 'object' && content !== null && 'data' in content ? content.data : content;
  if (!isIntrospection(introspection)) throw new Error(`${file} holds no introspection result`);
  return buildClientSchema(introspection);
}

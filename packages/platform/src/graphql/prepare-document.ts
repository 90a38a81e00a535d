import { type DocumentNode, GraphQLError, parse, validate } from 'graphql';
import type { WireError } from './answer.ts';
import { schemaOf } from './schemas.ts';
import { describeSyntaxError, describeViolation } from './static-errors.ts';
import type { ApiVersion } from './versions.ts';

export type PreparedDocument =
  | { readonly kind: 'ready'; readonly document: DocumentNode }
  | { readonly kind: 'refused'; readonly errors: readonly WireError[] };

const MAX_REMEMBERED = 500;
const MAX_TOKENS = 20_000;
const remembered = new Map<string, PreparedDocument>();

const TOO_DEEP = { message: 'Query is nested too deeply', extensions: { code: 'PARSE_ERROR' } };

function parseAndValidate(version: ApiVersion, query: string): PreparedDocument {
  const document = parse(query, { maxTokens: MAX_TOKENS });
  const schema = schemaOf(version);
  const violations = validate(schema, document);
  if (violations.length === 0) return { kind: 'ready', document };
  const errors = violations.map((error) => describeViolation(error, document, schema));
  return { kind: 'refused', errors };
}

function prepare(version: ApiVersion, query: string): PreparedDocument {
  try {
    return parseAndValidate(version, query);
  } catch (error) {
    // graphql-js calls itself for each level, and runs out of stack on thousands of them.
    if (error instanceof RangeError) return { kind: 'refused', errors: [TOO_DEEP] };
    if (error instanceof GraphQLError) {
      return { kind: 'refused', errors: [describeSyntaxError(error)] };
    }
    throw error;
  }
}

/** Parses and validates a query once per version; storefronts send the same few again and again. */
export function prepareDocument(version: ApiVersion, query: string): PreparedDocument {
  const key = `${version} ${query}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const prepared = prepare(version, query);
  if (remembered.size >= MAX_REMEMBERED) {
    const [oldest = ''] = remembered.keys();
    remembered.delete(oldest);
  }
  remembered.set(key, prepared);
  return prepared;
}

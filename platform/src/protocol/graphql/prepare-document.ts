import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { latestValues } from '../../store/index.ts';
import { refusalOf, type WireError } from './errors.ts';

export type PreparedDocument =
  | { readonly kind: 'ready'; readonly document: DocumentNode }
  | { readonly kind: 'refused'; readonly errors: readonly WireError[] };

const MAX_CACHED = 500;
/** Ten times any query of a shop; checking a longer one would cost more than answering it. */
const MAX_TOKENS = 5_000;
/** Longer queries are not cached, as they would fill the memory. */
const MAX_CACHED_LENGTH = 20_000;
const cachedOf = new WeakMap<GraphQLSchema, ReturnType<typeof documentCache>>();

/** Documents used lately stay, so that a flood of made-up queries does not push a shop's own out. */
const documentCache = () => latestValues<string, PreparedDocument>(MAX_CACHED);

const TOO_DEEP = { message: 'Query is nested too deeply', extensions: { code: 'PARSE_ERROR' } };

/** Names what is not in the schema, for callers that ask newer versions first. */
function codeOf(message: string): string {
  if (message.startsWith('Cannot query field')) return 'undefinedField';
  return message.startsWith('Unknown argument') ? 'argumentNotAccepted' : 'invalidQuery';
}

function parseAndValidate(schema: GraphQLSchema, query: string): PreparedDocument {
  const document = parse(query, { maxTokens: MAX_TOKENS });
  const violations = validate(schema, document);
  if (violations.length === 0) return { kind: 'ready', document };
  return {
    kind: 'refused',
    errors: violations.map((error) => refusalOf(error, codeOf(error.message))),
  };
}

function prepare(schema: GraphQLSchema, query: string): PreparedDocument {
  try {
    return parseAndValidate(schema, query);
  } catch (error) {
    // graphql-js calls itself for each level, and runs out of stack on thousands of them.
    if (error instanceof RangeError) return { kind: 'refused', errors: [TOO_DEEP] };
    if (error instanceof GraphQLError) {
      return { kind: 'refused', errors: [refusalOf(error, 'PARSE_ERROR')] };
    }
    throw error;
  }
}

/** Finds something out of a document once, for as long as the document is kept. */
export function oncePerDocument<Node extends object, Found>(
  find: (node: Node) => Found,
): (node: Node) => Found {
  const foundOf = new WeakMap<Node, Found>();
  return (node) => {
    const known = foundOf.get(node);
    if (known !== undefined) return known;
    const found = find(node);
    foundOf.set(node, found);
    return found;
  };
}

/** Parses and validates a query once per schema; storefronts send the same few again and again. */
export function prepareDocument(schema: GraphQLSchema, query: string): PreparedDocument {
  if (query.length > MAX_CACHED_LENGTH) return prepare(schema, query);
  const cached = cachedOf.get(schema) ?? documentCache();
  cachedOf.set(schema, cached);
  return cached(query, () => prepare(schema, query));
}

import { type QueryToken, queryTokens } from './query-tokens.ts';

export type Query =
  | { readonly kind: 'everything' }
  | { readonly kind: 'value'; readonly field: string | null; readonly value: string }
  | { readonly kind: 'not'; readonly query: Query }
  | { readonly kind: 'all'; readonly queries: readonly Query[] }
  | { readonly kind: 'any'; readonly queries: readonly Query[] };

const EVERYTHING: Query = { kind: 'everything' };
const MAX_TOKENS = 500;

interface Reader {
  peek(): QueryToken | undefined;
  next(): QueryToken | undefined;
}

function readerOf(tokens: readonly QueryToken[]): Reader {
  let index = 0;
  return {
    peek: () => tokens[index],
    next: () => {
      const token = tokens[index];
      index += 1;
      return token;
    },
  };
}

/** A part that says nothing changes nothing: `rain OR` is still `rain`. */
function combine(kind: 'all' | 'any', parts: readonly Query[]): Query {
  const queries = parts.filter((part) => part.kind !== 'everything');
  const [first = EVERYTHING] = queries;
  return queries.length <= 1 ? first : { kind, queries };
}

function parsePrimary(reader: Reader): Query {
  const token = reader.next();
  if (token === undefined) return EVERYTHING;
  switch (token.kind) {
    case 'value':
      return token;
    case 'not':
      return { kind: 'not', query: parsePrimary(reader) };
    case 'open': {
      const query = parseAny(reader);
      reader.next();
      return query;
    }
    // An operator with nothing to work on says nothing.
    case 'and':
    case 'or':
    case 'close':
      return EVERYTHING;
  }
}

function parseAll(reader: Reader): Query {
  const queries: Query[] = [];
  for (;;) {
    const token = reader.peek();
    if (token === undefined || token.kind === 'close' || token.kind === 'or') break;
    if (token.kind === 'and') reader.next();
    else queries.push(parsePrimary(reader));
  }
  return combine('all', queries);
}

function parseAny(reader: Reader): Query {
  const queries = [parseAll(reader)];
  while (reader.peek()?.kind === 'or') {
    reader.next();
    queries.push(parseAll(reader));
  }
  return combine('any', queries);
}

/** Never fails: a person's typing is not a program. What makes no sense matches everything. */
export function parseQuery(text: string): Query {
  const tokens: QueryToken[] = [];
  for (const token of queryTokens(text)) {
    if (tokens.push(token) === MAX_TOKENS) break;
  }
  const reader = readerOf(tokens);
  const queries = [parseAny(reader)];
  while (reader.peek() !== undefined) {
    reader.next();
    queries.push(parseAny(reader));
  }
  return combine('all', queries);
}

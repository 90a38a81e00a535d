const COMPARISON = /^(>=|<=|>|<)?(.*)$/s;

export interface Comparison {
  readonly operator: '>=' | '<=' | '>' | '<' | '=';
  readonly operand: string;
}

/** `>10` and the like; without a sign it is equality. */
export function parseComparison(value: string): Comparison {
  const [, sign, operand = ''] = COMPARISON.exec(value) ?? [];
  switch (sign) {
    case '>=':
    case '<=':
    case '>':
    case '<':
      return { operator: sign, operand };
    default:
      return { operator: '=', operand };
  }
}

export function compares(found: number, { operator }: Comparison, requested: number): boolean {
  switch (operator) {
    case '>=':
      return found >= requested;
    case '<=':
      return found <= requested;
    case '>':
      return found > requested;
    case '<':
      return found < requested;
    case '=':
      return found === requested;
  }
}

type QueryToken =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'and' }
  | { readonly kind: 'or' }
  | { readonly kind: 'not' }
  /** `field` is null for a bare word; a quoted value is one phrase. */
  | { readonly kind: 'value'; readonly field: string | null; readonly value: string };

const TOKEN = /\s*(?:(\()|(\))|(-?)(?:([\w.]+):)?(?:"((?:[^"\\]|\\.)*)"?|([^\s()"]+)))/gy;
// No plain object: a shopper may well look for "constructor".
const WORDS: ReadonlyMap<string, QueryToken> = new Map([
  ['AND', { kind: 'and' }],
  ['OR', { kind: 'or' }],
  ['NOT', { kind: 'not' }],
]);

/** Shopify's search syntax: `tag:curls AND (rain OR "honey mask") -title:travel*`. */
function* queryTokens(query: string): Generator<QueryToken> {
  for (const match of query.matchAll(TOKEN)) {
    const [, open, close, minus, field = null, quoted, bare] = match;
    if (open !== undefined) yield { kind: 'open' };
    else if (close !== undefined) yield { kind: 'close' };
    else {
      const operator =
        field === null && bare !== undefined && minus === '' ? WORDS.get(bare) : undefined;
      if (operator !== undefined) {
        yield operator;
        continue;
      }
      if (minus === '-') yield { kind: 'not' };
      const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? bare ?? '';
      yield { kind: 'value', field, value };
    }
  }
}

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

/** Empty parts are dropped: `rain OR` is `rain`. */
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

/** Never fails; a query without meaning matches everything. */
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

export type QueryToken =
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
export function* queryTokens(query: string): Generator<QueryToken> {
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

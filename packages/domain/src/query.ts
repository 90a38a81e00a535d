export type QueryPair = readonly [name: string, value: string];

/** The pairs of a query string, in order. Broken escapes are kept as they are written. */
export function parseQuery(query: string): readonly QueryPair[] {
  const bare = query.startsWith('?') ? query.slice(1) : query;
  return bare
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at === -1
        ? [decodeText(part), '']
        : [decodeText(part.slice(0, at)), decodeText(part.slice(at + 1))];
    });
}

/** A query string without its question mark; empty when there are no pairs. */
export function formatQuery(pairs: Iterable<QueryPair>): string {
  return Array.from(pairs, ([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join('&');
}

const decodeText = (text: string): string => decodeEscapes(text.replaceAll('+', ' '));

/** Decodes the escapes of an address; text whose escapes are broken stays as it is written. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// A lone surrogate makes encodeURIComponent throw; it is written as the replacement character.
export function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));
}

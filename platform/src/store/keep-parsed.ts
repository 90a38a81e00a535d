import { keepLatest } from './keep-latest.ts';

/**
 * Parses stored JSON and keeps the values of the `limit` texts read last: rows that every request reads are
 * parsed once, and a changed row is another text. What is kept is shared, so nobody may change it.
 */
export function keepParsed<Value extends object>(limit: number): (text: string) => Value {
  return keepLatest(limit, (text: string): Value => JSON.parse(text));
}

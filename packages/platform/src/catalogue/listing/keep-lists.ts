import type { Collection } from '../read/entries.ts';

/** Of one collection: some orders and choices of filters, with what each counts. */
const MOST_KEPT = 24;

const keptOf = new WeakMap<Collection, Map<string, unknown>>();

/**
 * Makes something of a collection's products once for each key, as long as the collection is the same object: it is
 * another one after each change of the catalogue. What follows from stock or sales has their version in its key.
 */
export function keptOfCollection<Value>(
  collection: Collection,
  key: string,
  make: () => Value,
): Value {
  const kept = keptOf.get(collection) ?? new Map<string, unknown>();
  keptOf.set(collection, kept);
  const known = kept.get(key);
  // A key is always made by the same function, so its type is known.
  const value = kept.has(key) ? (known as Value) : make();
  kept.delete(key);
  kept.set(key, value);
  const [oldest = key] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
  return value;
}

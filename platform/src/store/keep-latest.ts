/** Keeps the values of the `limit` keys that were asked for last; those that were kept are shared, so nobody may change them. */
export function latestValues<Key, Value>(limit: number): (key: Key, make: () => Value) => Value {
  const kept = new Map<Key, { readonly value: Value }>();
  return (key, make) => {
    const entry = kept.get(key) ?? { value: make() };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest = key] = kept.keys();
    if (kept.size > limit) kept.delete(oldest);
    return entry.value;
  };
}

/** The same where a value follows from its key alone. */
export function keepLatest<Key, Value>(
  limit: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const latest = latestValues<Key, Value>(limit);
  return (key) => latest(key, () => make(key));
}

/**
 * Parses stored JSON, and keeps the values of the texts read last: rows that every request reads are parsed once, and a
 * changed row is another text.
 */
export function keepParsed<Value extends object>(limit: number): (text: string) => Value {
  return keepLatest(limit, (text: string): Value => JSON.parse(text));
}

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

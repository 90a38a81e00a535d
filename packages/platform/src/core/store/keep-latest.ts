/** Makes values by their keys and keeps the `limit` that were asked for last; those that were kept are shared, so nobody may change them. */
export function keepLatest<Key, Value>(
  limit: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const kept = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const entry = kept.get(key) ?? { value: make(key) };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest = key] = kept.keys();
    if (kept.size > limit) kept.delete(oldest);
    return entry.value;
  };
}

/** Puts an entry last into a map that visitors fill, and lets the oldest go where there are more than `most`. */
export function keepNewest<Key, Value>(
  map: Map<Key, Value>,
  most: number,
  key: Key,
  value: Value,
): void {
  map.delete(key);
  map.set(key, value);
  const [oldest = key] = map.keys();
  if (map.size > most) map.delete(oldest);
}

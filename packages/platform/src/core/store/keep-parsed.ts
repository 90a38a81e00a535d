/**
 * Parses stored JSON and keeps the values of the `limit` texts read last: rows that every request reads are
 * parsed once, and a changed row is another text. What is kept is shared, so nobody may change it.
 */
export function keepParsed<Value extends object>(limit: number): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const value: Value = kept.get(text) ?? JSON.parse(text);
    kept.delete(text);
    kept.set(text, value);
    const [oldest = text] = kept.keys();
    if (kept.size > limit) kept.delete(oldest);
    return value;
  };
}

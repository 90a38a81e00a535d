import { type Serialized, serialize } from './serialized.ts';

/** For values that are made anew each time and mostly say the same: then the one before stands in for them. */
export function internSerialized<Key, Value>(): (key: Key, value: Value) => Serialized<Value> {
  const last = new Map<Key, Serialized<Value>>();
  return (key, value) => {
    const packed = serialize(value);
    const before = last.get(key);
    if (before?.json === packed.json) return before;
    last.set(key, packed);
    return packed;
  };
}

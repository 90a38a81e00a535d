import { isDeepStrictEqual } from 'node:util';

export interface Interning {
  /** What was known by this key, where it says the same; else what is given. */
  readonly intern: <Value extends object>(key: string, value: Value) => Value;
}

/**
 * The same product stands in the list of all, in collections and beside other products, each time as another answer of the
 * platform. As long as one of these is kept, the others are kept as the same object: memory holds a product once for each
 * market, and not once for each place that shows it.
 */
export function createInterning(): Interning {
  const known = new Map<string, WeakRef<object>>();
  const forget = new FinalizationRegistry<string>((key) => {
    if (known.get(key)?.deref() === undefined) known.delete(key);
  });
  return {
    intern: (key, value) => {
      const before = known.get(key)?.deref();
      if (isAlike(before, value)) return before;
      known.set(key, new WeakRef(value));
      forget.register(value, key);
      return value;
    },
  };
}

function isAlike<Value extends object>(before: object | undefined, value: Value): before is Value {
  return before !== undefined && isDeepStrictEqual(before, value);
}

import { isDeepStrictEqual } from 'node:util';

export interface Interning {
  /** Returns the known value of this key if it is equal, else the given one. */
  readonly intern: <Value extends object>(key: string, value: Value) => Value;
}

/**
 * Interns products: the same product occurs in many lists, each parsed from another response. Equal ones share an
 * object, so that memory holds each once per market.
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

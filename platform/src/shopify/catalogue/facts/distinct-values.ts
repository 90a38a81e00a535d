/** Values that many products share: each is kept once and stands for a small number. */
export interface DistinctValues<Value> {
  readonly size: number;
  readonly numberOf: (key: string, make: () => Value) => number;
  readonly has: (key: string) => boolean;
  readonly at: (number: number) => Value;
}

export function distinctValues<Value>(): DistinctValues<Value> {
  const numbers = new Map<string, number>();
  const values: Value[] = [];
  return {
    get size() {
      return values.length;
    },
    numberOf(key, make) {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(make()) - 1;
    },
    has: (key) => numbers.has(key),
    at(number) {
      const value = values[number];
      if (value === undefined) throw new RangeError(`no value ${number}`);
      return value;
    },
  };
}

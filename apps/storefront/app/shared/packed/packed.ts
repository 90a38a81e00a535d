/**
 * A value that travels to the browser as text: the router writes and reads a text as it stands, and all else value by
 * value. Where it was packed it is at hand as it was.
 */
export interface Packed<Value> {
  readonly json: string;
  /** Not among the fields that travel. */
  readonly value?: Value;
}

/** With the text that says the same, where somebody has made that already. */
export function pack<Value>(value: Value, json = JSON.stringify(value)): Packed<Value> {
  return withValue({ json }, value);
}

const written = new WeakMap<object, string>();

/** Written once, for as long as there is the value. */
export function packOnce<Value extends object>(value: Value): Packed<Value> {
  const json = written.get(value) ?? JSON.stringify(value);
  written.set(value, json);
  return pack(value, json);
}

/** A list of what is packed again and again. */
export function packList<Value extends object>(values: readonly Value[]): Packed<readonly Value[]> {
  return pack(values, `[${values.map((value) => packOnce(value).json).join(',')}]`);
}

/** The same object each time it is asked for. */
export function unpack<Value>(packed: Packed<Value>): Value {
  if (packed.value !== undefined) return packed.value;
  const value: Value = JSON.parse(packed.json);
  withValue(packed, value);
  return value;
}

function withValue<Value>(packed: Packed<Value>, value: Value): Packed<Value> {
  return Object.defineProperty(packed, 'value', { value });
}

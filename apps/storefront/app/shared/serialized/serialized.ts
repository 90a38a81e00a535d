/**
 * A value that travels to the browser as text: the router writes and reads a text as it stands, and all else value by
 * value. Where it was packed it is at hand as it was.
 */
export interface Serialized<Value> {
  readonly json: string;
  /** Not among the fields that travel. */
  readonly value?: Value;
}

/** With the text that says the same, where somebody has made that already. */
export function serialize<Value>(value: Value, json = JSON.stringify(value)): Serialized<Value> {
  return withValue({ json }, value);
}

const written = new WeakMap<object, string>();

/** Written once, for as long as there is the value. */
export function packOnce<Value extends object>(value: Value): Serialized<Value> {
  const json = written.get(value) ?? JSON.stringify(value);
  written.set(value, json);
  return serialize(value, json);
}

/** A list of what is packed again and again. */
export function packList<Value extends object>(
  values: readonly Value[],
): Serialized<readonly Value[]> {
  return serialize(values, `[${values.map((value) => packOnce(value).json).join(',')}]`);
}

/** The same object each time it is asked for. */
export function deserialize<Value>(packed: Serialized<Value>): Value {
  if (packed.value !== undefined) return packed.value;
  const value: Value = JSON.parse(packed.json);
  withValue(packed, value);
  return value;
}

function withValue<Value>(packed: Serialized<Value>, value: Value): Serialized<Value> {
  return Object.defineProperty(packed, 'value', { value });
}

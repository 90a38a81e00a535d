export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the object under a key; an empty one where there is none. */
export function objectAt(value: unknown, ...keys: readonly string[]): JsonObject {
  let found = value;
  for (const key of keys) found = isObject(found) ? found[key] : undefined;
  return isObject(found) ? found : {};
}

export function textAt(value: unknown, key: string): string | null {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : null;
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const found: unknown = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** Lists every value of a tree with its key; values of a list have the list's key. */
export function* leaves(value: unknown, key = ''): Generator<readonly [string, unknown]> {
  if (Array.isArray(value)) for (const one of value) yield* leaves(one, key);
  else if (isObject(value))
    for (const [name, one] of Object.entries(value)) yield* leaves(one, name);
  else yield [key, value];
}

/** Copies a tree with other leaves. */
export function mapLeaves(
  value: unknown,
  change: (leaf: unknown, key: string) => unknown,
  key = '',
): unknown {
  if (Array.isArray(value)) return value.map((one) => mapLeaves(one, change, key));
  if (!isObject(value)) return change(value, key);
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, one]) => [name, mapLeaves(one, change, name)]));
}

export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;
export interface JsonRecord {
  readonly [key: string]: Json;
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What lies at a path of keys; null where the path ends early. */
export function at(value: Json | undefined, ...path: readonly string[]): Json {
  let here: Json = value ?? null;
  for (const key of path) here = isRecord(here) ? (here[key] ?? null) : null;
  return here;
}

export function textAt(value: Json | undefined, ...path: readonly string[]): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : null;
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

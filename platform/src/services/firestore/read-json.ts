import type { Fields, TypedValue } from './document.ts';

/** What a request says that cannot be served; the message names it. */
export class InvalidQuery extends Error {}

export function record(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new InvalidQuery(`${name} must be an object`);
}

export function list(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new InvalidQuery(`${name} must be a list`);
}

export function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new InvalidQuery(`${name} must be a text`);
}

/** A whole number, bare or wrapped as `{"value": n}`. */
export function count(value: unknown, name: string): number {
  const bare = typeof value === 'object' ? record(value, name)['value'] : value;
  // JSON of 64-bit numbers is text.
  const number = typeof bare === 'string' && /^\d+$/.test(bare) ? Number(bare) : bare;
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0) return number;
  throw new InvalidQuery(`${name} must be a whole number of at least 0`);
}

/** An enumeration by its name or, as generated clients send it, by its number. */
export function oneOf<Name extends string>(
  value: unknown,
  numbers: Readonly<Record<Name, number>>,
  name: string,
): Name {
  for (const known in numbers) if (value === known || value === numbers[known]) return known;
  throw new InvalidQuery(`${name} ${JSON.stringify(value)} is not served here`);
}

export function fieldPathOf(field: unknown, name: string): string {
  return text(record(field, name)['fieldPath'], `${name}.fieldPath`);
}

export function fieldPathsOf(paths: unknown): readonly string[] {
  return list(paths ?? [], 'fieldPaths').map((path) => text(path, 'fieldPaths'));
}

function parseFields(fields: unknown): Fields {
  const entries = Object.entries(record(fields ?? {}, 'fields'));
  return Object.fromEntries(entries.map(([key, value]) => [key, parseValue(value)]));
}

export function parseValue(value: unknown): TypedValue {
  const typed = record(value, 'value');
  const { stringValue, integerValue, doubleValue, booleanValue, timestampValue } = typed;
  if (typeof stringValue === 'string') return { stringValue };
  if (/^-?\d+$/.test(String(integerValue))) return { integerValue: String(integerValue) };
  if (typeof doubleValue === 'number') return { doubleValue };
  if (typeof booleanValue === 'boolean') return { booleanValue };
  if (typeof timestampValue === 'string' && !Number.isNaN(Date.parse(timestampValue))) {
    return { timestampValue };
  }
  if (typeof typed['referenceValue'] === 'string') {
    return { referenceValue: typed['referenceValue'] };
  }
  // The one name of its enumeration, or its number.
  if ([null, 0, 'NULL_VALUE'].some((nothing) => nothing === typed['nullValue'])) {
    return { nullValue: null };
  }
  return parseNested(typed);
}

function parseNested(typed: Readonly<Record<string, unknown>>): TypedValue {
  if (typed['geoPointValue'] !== undefined) {
    const { latitude = 0, longitude = 0 } = record(typed['geoPointValue'], 'geoPointValue');
    if (typeof latitude === 'number' && typeof longitude === 'number') {
      return { geoPointValue: { latitude, longitude } };
    }
  }
  if (typed['arrayValue'] !== undefined) {
    const { values = [] } = record(typed['arrayValue'], 'arrayValue');
    return { arrayValue: { values: list(values, 'arrayValue.values').map(parseValue) } };
  }
  if (typed['mapValue'] !== undefined) {
    return { mapValue: { fields: parseFields(record(typed['mapValue'], 'mapValue')['fields']) } };
  }
  throw new InvalidQuery(`a value of ${Object.keys(typed).join(', ') || 'no type'} is not served`);
}

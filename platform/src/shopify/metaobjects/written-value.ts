import { itemType } from './field-types.ts';

/** Writes a value that fits its type as Shopify keeps it: times with their zone, ratings scale first. */
export function writtenValue(type: string, value: string): string {
  if (type === 'date_time') return /(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}+00:00`;
  if (type !== 'rating') return value;
  const rating = parseValue(value);
  const [scale_min, scale_max, given] = ['scale_min', 'scale_max', 'value'].map((key) =>
    memberOf(rating, key),
  );
  return JSON.stringify({ scale_min, scale_max, value: given });
}

/** Returns a value as JSON: numbers, lists and objects as themselves, texts and references as text. */
export function jsonOfValue(type: string, value: string | null): unknown {
  if (value === null) return null;
  const isText = /_(text_field|reference|decimal)$|^id$/.test(itemType(type));
  return type === itemType(type) && isText ? value : (parseValue(value) ?? value);
}

export function parseValue(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** Returns a text or number of an object, as text. */
export function memberOf(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = new Map(Object.entries(value)).get(key);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

import { isListType, isMeasured, itemType } from './field-types.ts';

/** A value that fits its type, as Shopify keeps it: units in capitals, times with their zone, ratings scale first. */
export function writtenValue(type: string, value: string): string {
  const kind = itemType(type);
  if (!isListType(type)) return writtenItem(kind, value);
  const items = parsed(value);
  if (!Array.isArray(items)) return value;
  if (isMeasured(kind) || kind === 'rating') {
    return `[${items.map((item) => writtenItem(kind, JSON.stringify(item))).join(',')}]`;
  }
  if (kind !== 'date_time' && kind !== 'number_decimal') return value;
  return JSON.stringify(items.map((item) => writtenItem(kind, String(item))));
}

function writtenItem(kind: string, value: string): string {
  if (kind === 'date_time') return /(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}+00:00`;
  const members = membersOf(parsed(value));
  if (kind === 'rating') {
    const [least, most, given] = ['scale_min', 'scale_max', 'value'].map((key) => members.get(key));
    return JSON.stringify({ scale_min: least, scale_max: most, value: given });
  }
  if (!isMeasured(kind)) return value;
  const number = Number(members.get('value'));
  const written = Number.isInteger(number) ? number.toFixed(1) : String(number);
  const unit = JSON.stringify(String(members.get('unit')).toUpperCase());
  return `{"value":${written},"unit":${unit}}`;
}

/** In lists, the first kinds of measurements keep the short names of their units. */
const SHORT_UNITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dimension: {
    MILLIMETERS: 'mm',
    CENTIMETERS: 'cm',
    METERS: 'm',
    INCHES: 'in',
    FEET: 'ft',
    YARDS: 'yd',
  },
  volume: { MILLILITERS: 'ml', CENTILITERS: 'cl', LITERS: 'l', CUBIC_METERS: 'm3' },
  weight: { GRAMS: 'g', KILOGRAMS: 'kg', OUNCES: 'oz', POUNDS: 'lb' },
};

/** A value as JSON: numbers, lists and objects as themselves, texts and references as text. */
export function jsonOfValue(type: string, value: string | null): unknown {
  if (value === null) return null;
  const kind = itemType(type);
  const isText = /_(text_field|reference|decimal)$|^id$/.test(kind) && kind !== 'rich_text_field';
  if (!isListType(type) && isText) return value;
  const json = parsed(value) ?? value;
  if (!Array.isArray(json) || !isMeasured(kind)) return json;
  return json.map((item) => {
    const members = membersOf(item);
    const unit = String(members.get('unit'));
    return {
      value: members.get('value'),
      unit: SHORT_UNITS[kind]?.[unit] ?? unit.toLowerCase(),
    };
  });
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

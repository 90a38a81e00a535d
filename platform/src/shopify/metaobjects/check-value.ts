import { judgeMetafieldValue, parseGid, wrongValueMessage } from '../../protocol/index.ts';
import { parseJson } from '../../protocol/json/index.ts';
import { isListType, itemType } from './field-types.ts';
import type { FieldDefinition, Validation } from './metaobject.ts';

export interface ValueFault {
  readonly message: string;
  /** Place in a list. */
  readonly elementIndex: number | null;
}

/** Types of the global ids that a field of a type may hold; other references take any. */
const TARGETS: Readonly<Record<string, string>> = {
  collection_reference: 'Collection',
  customer_reference: 'Customer',
  metaobject_reference: 'Metaobject',
  order_reference: 'Order',
  product_reference: 'Product',
  variant_reference: 'ProductVariant',
};

/** Returns what is wrong with a value for a field, in Shopify's words; null where nothing is. */
export function valueFault(field: FieldDefinition, value: string): ValueFault | null {
  const type = itemType(field.type);
  if (!isListType(field.type)) {
    const message = itemFault(type, value, field.validations);
    return message === null ? null : { message, elementIndex: null };
  }
  const items = parseJson(value);
  if (!Array.isArray(items)) return { message: wrongValueMessage(field.type), elementIndex: null };
  for (const [elementIndex, item] of items.entries()) {
    const text = typeof item === 'string' ? item : JSON.stringify(item);
    const message = itemFault(type, text, field.validations);
    if (message !== null) return { message, elementIndex };
  }
  return null;
}

function itemFault(type: string, value: string, validations: readonly Validation[]): string | null {
  if (type.endsWith('_reference')) {
    const target = parseGid(value)?.type;
    const isKnown = target !== undefined && target === (TARGETS[type] ?? target);
    return isKnown ? null : `Value must be a valid ${type.replaceAll('_', ' ')}.`;
  }
  if (type === 'rating') return ratingFault(value, validations);
  return judgeMetafieldValue(type, value) === 'wrong value'
    ? wrongValueMessage(type)
    : boundsFault(type, value, validations);
}

function ratingFault(value: string, validations: readonly Validation[]): string | null {
  const rating = parseJson(value);
  const given = memberOf(rating, 'value');
  const least = validationOf(validations, 'scale_min') ?? memberOf(rating, 'scale_min');
  const most = validationOf(validations, 'scale_max') ?? memberOf(rating, 'scale_max');
  if (given === null || least === null || most === null) return wrongValueMessage('rating');
  return rangeFault(Number(given), least, most, '');
}

/** Checks the bounds of a number or of a text's length. */
function boundsFault(
  type: string,
  value: string,
  validations: readonly Validation[],
): string | null {
  const [least, most] = [validationOf(validations, 'min'), validationOf(validations, 'max')];
  if (type.startsWith('number_')) return rangeFault(Number(value), least, most, '');
  if (type.endsWith('_text_field')) return rangeFault(value.length, least, most, ' length');
  return null;
}

function rangeFault(
  given: number,
  least: string | null,
  most: string | null,
  what: '' | ' length',
): string | null {
  if (!Number.isFinite(given)) return wrongValueMessage('number_decimal');
  if (least !== null && given < Number(least)) return `Value has a minimum${what} of ${least}.`;
  if (most !== null && given > Number(most)) return `Value has a maximum${what} of ${most}.`;
  return null;
}

function validationOf(validations: readonly Validation[], name: string): string | null {
  return validations.find((one) => one.name === name)?.value ?? null;
}

/** Writes a value that fits its type as Shopify keeps it: times with their zone, ratings scale first. */
export function writtenValue(type: string, value: string): string {
  if (type === 'date_time') return /(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}+00:00`;
  if (type !== 'rating') return value;
  const rating = parseJson(value);
  const [scale_min, scale_max, given] = ['scale_min', 'scale_max', 'value'].map((key) =>
    memberOf(rating, key),
  );
  return JSON.stringify({ scale_min, scale_max, value: given });
}

/** Returns a value as JSON: numbers, lists and objects as themselves, texts and references as text. */
export function jsonOfValue(type: string, value: string | null): unknown {
  if (value === null) return null;
  const isText = /_(text_field|reference|decimal)$|^id$/.test(itemType(type));
  return type === itemType(type) && isText ? value : (parseJson(value) ?? value);
}

/** Returns a text or number of an object, as text. */
function memberOf(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = new Map(Object.entries(value)).get(key);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

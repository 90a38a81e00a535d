import WRONG_VALUES from './wrong-values.json' with { type: 'json' };

const INTEGER = /^-?\d+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/;

function isDate(value: string): boolean {
  return !Number.isNaN(Date.parse(value));
}

function parseValue(value: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(value) };
  } catch {
    return null;
  }
}

/** `{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}` */
function isRating(value: string): boolean {
  const rating = parseValue(value)?.json;
  if (typeof rating !== 'object' || rating === null) return false;
  if (!('value' in rating && 'scale_min' in rating && 'scale_max' in rating)) return false;
  const [given, least, most] = [rating.value, rating.scale_min, rating.scale_max].map(Number);
  if (given === undefined || least === undefined || most === undefined) return false;
  return given >= least && given <= most;
}

/** The types that metafields and fields of metaobjects may have, and what a value of each must look like. */
const ACCEPTS: Readonly<Record<string, (value: string) => boolean>> = {
  single_line_text_field: (value) => !/[\r\n]/.test(value),
  multi_line_text_field: () => true,
  number_integer: (value) => INTEGER.test(value) && Number.isSafeInteger(Number(value)),
  number_decimal: (value) => DECIMAL.test(value),
  boolean: (value) => value === 'true' || value === 'false',
  date: (value) => DATE.test(value) && isDate(value),
  date_time: (value) => DATE_TIME.test(value) && isDate(value),
  url: (value) => /^(https?|mailto|sms|tel):/.test(value) && URL.canParse(value),
  color: (value) => /^#[0-9a-f]{6}$/i.test(value),
  json: (value) => parseValue(value) !== null,
  rating: isRating,
};

/** Words of Shopify for a value that is none of its type. */
const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(WRONG_VALUES));

/** Ours for the types of which Shopify's words are not known, and for lists. */
export function wrongValueMessage(type: string): string {
  return WORDS.get(type) ?? `Value is not a valid ${type}.`;
}

const LIST = 'list.';

export type ValueVerdict = 'fits' | 'unknown type' | 'wrong value';

/** A list is a JSON array of texts, each of which fits the type that the list is of. */
export function judgeMetafieldValue(type: string, value: string): ValueVerdict {
  const isList = type.startsWith(LIST);
  const accepts = ACCEPTS[isList ? type.slice(LIST.length) : type];
  if (!accepts || !Object.hasOwn(ACCEPTS, isList ? type.slice(LIST.length) : type)) {
    return 'unknown type';
  }
  if (!isList) return value !== '' && accepts(value) ? 'fits' : 'wrong value';
  const items = parseValue(value)?.json;
  const fits =
    Array.isArray(items) &&
    items.every((item) => ['string', 'number'].includes(typeof item) && accepts(String(item)));
  return fits ? 'fits' : 'wrong value';
}

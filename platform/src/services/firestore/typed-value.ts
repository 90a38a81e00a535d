import {
  bool,
  DecodeError,
  type Decoder,
  list,
  number,
  object,
  record,
  text,
} from '../../protocol/json/index.ts';

/** Value as Firestore's REST API writes it: one key that names the type. */
export type TypedValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values?: readonly TypedValue[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

export type Fields = { readonly [name: string]: TypedValue };

const integer: Decoder<string> = (value, path) => {
  if (/^-?\d+$/.test(String(value))) return String(value);
  throw new DecodeError(`${path} must be a whole number.`);
};

const fields: Decoder<Fields> = (value, path) =>
  Object.fromEntries(
    Object.entries(record(value ?? {}, path)).map(([name, held]) => [
      name,
      typedValue(held, `${path}.${name}`),
    ]),
  );

const TYPES: Readonly<Record<string, Decoder<TypedValue>>> = {
  nullValue: () => ({ nullValue: null }),
  booleanValue: object({ booleanValue: bool }),
  integerValue: object({ integerValue: integer }),
  doubleValue: object({ doubleValue: number }),
  timestampValue: object({ timestampValue: text }),
  stringValue: object({ stringValue: text }),
  referenceValue: object({ referenceValue: text }),
  geoPointValue: object({ geoPointValue: object({ latitude: number, longitude: number }) }),
  arrayValue: object({
    arrayValue: object({ values: (value, path) => list(typedValue)(value ?? [], path) }),
  }),
  mapValue: object({ mapValue: object({ fields }) }),
};

export const typedValue: Decoder<TypedValue> = (value, path) => {
  const [type = 'no type'] = Object.keys(record(value, path));
  const read = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (read === undefined) throw new DecodeError(`${path}: a value of ${type} is not served here.`);
  return read(value, path);
};

/** Place of a value's type in Firestore's order of types, which is that of the table; both numbers are one type. */
export function typeOrder(value: TypedValue): number {
  const type = Object.keys(TYPES).findIndex((name) => name in value);
  return 'doubleValue' in value ? type - 1 : type;
}

/** Answers below 0, 0 or above; values of different types stand in Firestore's order of types. */
export function compareValues(left: TypedValue, right: TypedValue): number {
  const byType = typeOrder(left) - typeOrder(right);
  if (byType !== 0) return byType;
  const [a, b] = [comparable(left), comparable(right)];
  return a < b ? -1 : Number(a > b);
}

/** Lists, maps and places are equal or not; their order is any. */
function comparable(value: TypedValue): string | number {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('timestampValue' in value) return Date.parse(value.timestampValue);
  if ('stringValue' in value) return value.stringValue;
  return 'referenceValue' in value ? value.referenceValue : JSON.stringify(value);
}

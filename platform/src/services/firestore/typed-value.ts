import * as v from 'valibot';
import { bool, list, number, text } from '../../protocol/json/index.ts';

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

const anyValue = v.lazy((): v.GenericSchema<unknown, TypedValue> => typedValue);
const WHOLE = 'must be a whole number';
const integer = v.pipe(
  v.union([v.string(), v.number()], WHOLE),
  v.transform(String),
  v.regex(/^-?\d+$/, WHOLE),
);

export const fields = v.nullish(v.record(v.string(), anyValue), {});

/** Values in Firestore's order of types. */
export const typedValue = v.union(
  [
    v.strictObject({ nullValue: v.null() }),
    v.strictObject({ booleanValue: bool }),
    v.strictObject({ integerValue: integer }),
    v.strictObject({ doubleValue: number }),
    v.strictObject({ timestampValue: text }),
    v.strictObject({ stringValue: text }),
    v.strictObject({ referenceValue: text }),
    v.strictObject({ geoPointValue: v.object({ latitude: number, longitude: number }) }),
    v.strictObject({ arrayValue: v.object({ values: v.nullish(list(anyValue), []) }) }),
    v.strictObject({ mapValue: v.object({ fields }) }),
  ],
  'is no value of a type that is served here',
);

const TYPES = typedValue.options.flatMap(({ entries }) => Object.keys(entries));

/** Place of a value's type in Firestore's order of types; both numbers are one type. */
export function typeOrder(value: TypedValue): number {
  const type = TYPES.findIndex((name) => name in value);
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

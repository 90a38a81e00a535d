/** A value as Firestore's REST API writes it: one key that names the type. */
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

type Key = TypedValue extends infer Value ? (Value extends Value ? keyof Value : never) : never;

// Firestore's order of types; within a type values compare by themselves.
const TYPE_ORDER: Readonly<Record<Key, number>> = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  referenceValue: 5,
  geoPointValue: 6,
  arrayValue: 7,
  mapValue: 8,
};

export function typeOrder(value: TypedValue): number {
  for (const [key, order] of Object.entries(TYPE_ORDER)) if (key in value) return order;
  return -1;
}

/** Negative, 0 or positive; values of different types stand in Firestore's order of types. */
export function compareValues(left: TypedValue, right: TypedValue): number {
  const byType = typeOrder(left) - typeOrder(right);
  if (byType !== 0) return byType;
  const [a, b] = [comparable(left), comparable(right)];
  return a < b ? -1 : a > b ? 1 : 0;
}

function comparable(value: TypedValue): string | number {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return value.booleanValue ? 1 : 0;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('timestampValue' in value) return value.timestampValue;
  if ('stringValue' in value) return value.stringValue;
  if ('referenceValue' in value) return value.referenceValue;
  return JSON.stringify(value);
}

/** A plain JSON value in Firestore's writing; null: it has no writing there. */
export function typedValueOf(value: unknown): TypedValue | null {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  return null;
}

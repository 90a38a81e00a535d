import type { Fields, TypedValue } from './document.ts';

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
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    const [a, b] = [left.geoPointValue, right.geoPointValue];
    return a.latitude - b.latitude || a.longitude - b.longitude;
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    return compareLists(left.arrayValue.values ?? [], right.arrayValue.values ?? []);
  }
  if ('mapValue' in left && 'mapValue' in right) {
    return compareLists(flat(left.mapValue.fields), flat(right.mapValue.fields));
  }
  if ('timestampValue' in left && 'timestampValue' in right) {
    return compareMoments(left.timestampValue, right.timestampValue);
  }
  const [a, b] = [comparable(left), comparable(right)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** One moment is written in many ways: with fewer or more digits, and from any zone. */
function compareMoments(left: string, right: string): number {
  const byMilliseconds = Date.parse(left) - Date.parse(right);
  return byMilliseconds === 0 ? nanosecondsOf(left) - nanosecondsOf(right) : byMilliseconds;
}

/** Those within the millisecond. */
function nanosecondsOf(moment: string): number {
  const [, digits = ''] = /\.\d{3}(\d{1,6})/.exec(moment) ?? [];
  return Number(digits.padEnd(6, '0'));
}

function compareLists(left: readonly TypedValue[], right: readonly TypedValue[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index];
    const order = other === undefined ? 1 : compareValues(value, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Maps compare by their sorted keys, each before its value. */
function flat(fields: Fields = {}): readonly TypedValue[] {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.flatMap(([key, value]): readonly TypedValue[] => [{ stringValue: key }, value]);
}

function comparable(value: TypedValue): string | number {
  if ('booleanValue' in value) return value.booleanValue ? 1 : 0;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('stringValue' in value) return value.stringValue;
  return 'referenceValue' in value ? value.referenceValue : 0;
}

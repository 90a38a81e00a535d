import { isRecord } from '@lokke/http-client';

interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export type Decoded =
  | null
  | boolean
  | number
  | string
  | GeoPoint
  | readonly Decoded[]
  | { readonly [name: string]: Decoded };

/** Decodes a typed Firestore value; null for anything else. */
export function decodeValue(value: unknown): Decoded {
  if (!isRecord(value)) return null;
  const { booleanValue, integerValue, doubleValue, geoPointValue, arrayValue, mapValue } = value;
  for (const text of [value['stringValue'], value['timestampValue'], value['referenceValue']]) {
    if (typeof text === 'string') return text;
  }
  if (typeof booleanValue === 'boolean') return booleanValue;
  // 64-bit integers travel as text; beyond 2^53 they lose digits here, as in any JavaScript client.
  if (typeof integerValue === 'string' && /^-?\d+$/.test(integerValue)) return Number(integerValue);
  if (typeof doubleValue === 'number') return doubleValue;
  if (isRecord(geoPointValue)) {
    const { latitude = 0, longitude = 0 } = geoPointValue;
    // A coordinate of 0 is left out on the wire.
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
    return { latitude, longitude };
  }
  if (isRecord(arrayValue)) {
    const { values = [] } = arrayValue;
    return Array.isArray(values) ? values.map(decodeValue) : null;
  }
  if (isRecord(mapValue)) return decodeFields(mapValue['fields'] ?? {});
  return null;
}

export function decodeFields(fields: unknown): { readonly [name: string]: Decoded } {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]),
  );
}

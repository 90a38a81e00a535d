import * as v from 'valibot';
import {
  bool,
  DecodeError,
  list,
  nullableText,
  number,
  readValue,
  record,
  text,
} from '../../protocol/json/index.ts';
import type { Sql, Store } from '../../store/index.ts';
import { writeDocument } from './document.ts';
import type { Fields, TypedValue } from './typed-value.ts';

const filledText = v.pipe(v.nullish(text, ''), v.trim(), v.nonEmpty('is missing'));

const position = v.pipe(
  v.object({ lat: number, lng: number }),
  v.check(
    ({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180,
    'needs lat (-90 to 90) and lng (-180 to 180)',
  ),
  v.transform(({ lat, lng }) => ({ geoPointValue: { latitude: lat, longitude: lng } })),
);

const words = v.pipe(
  text,
  v.transform((stringValue) => ({ stringValue })),
);

const openingHours = v.pipe(
  record,
  v.record(v.string(), words),
  v.transform((fields) => ({ mapValue: { fields } })),
);

const services = v.pipe(
  list(words),
  v.transform((values) => ({ arrayValue: { values } })),
);

const flag = v.nullish(bool, false);

const salon = v.object({
  /** Part of the document's address. */
  salonNo: v.pipe(filledText, v.excludes('/', 'must not contain "/"')),
  salonName: filledText,
  country: v.pipe(filledText, v.regex(/^[A-Z]{2}$/, 'is not a two-letter code')),
  city: filledText,
  salonEmail: nullableText,
  parentEmail: nullableText,
  street: nullableText,
  postcode: nullableText,
  phone: nullableText,
  market: nullableText,
  bookingUrl: nullableText,
  salonLoyalty: flag,
  client100: flag,
  position: v.nullish(position, null),
  openingHours: v.nullish(openingHours, null),
  services: v.nullish(services, null),
});

function typeValue(value: string | boolean | null | TypedValue): TypedValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  return typeof value === 'boolean' ? { booleanValue: value } : value;
}

interface SalonDocument {
  readonly id: string;
  readonly fields: Fields;
}

/** Reads one salon as a line of JSON (spec §3, salon) into Firestore's writing; its number is the document's id. */
function parseSalonLine(line: string): SalonDocument {
  const { openingHours, services, ...given } = readValue(salon, JSON.parse(line));
  const optional = Object.entries({ openingHours, services }).filter(([, value]) => value !== null);
  const fields = [...Object.entries(given), ...optional];
  return {
    id: given.salonNo,
    fields: Object.fromEntries(fields.map(([name, value]) => [name, typeValue(value)])),
  };
}

interface LineError {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly reason: string;
}

export type SalonImport =
  | { readonly ok: true; readonly salonCount: number }
  | { readonly ok: false; readonly errors: readonly LineError[] };

/** Tells whether there are salons, in a country or at all. */
export function hasSalons(sql: Sql, country: string | null = null): boolean {
  const row = sql
    .prepare(
      `SELECT 1 FROM firestore_documents WHERE collection = 'salons'
         AND (?1 IS NULL OR fields ->> '$.country.stringValue' = ?1) LIMIT 1`,
    )
    .get(country);
  return row !== undefined;
}

/** Imports salons from JSON lines: all of them, or none and every line that is wrong. */
export async function importSalons(store: Store, content: string, now: Date): Promise<SalonImport> {
  const documents = new Map<string, SalonDocument & { readonly line: number }>();
  const errors: LineError[] = [];
  const lines = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, written] of lines.entries()) {
    if (written.trim() === '') continue;
    const line = index + 1;
    try {
      const document = parseSalonLine(written);
      const earlier = documents.get(document.id)?.line;
      if (earlier === undefined) documents.set(document.id, { ...document, line });
      else
        errors.push({ line, reason: `salonNo ${document.id} stands in line ${earlier} already.` });
    } catch (error) {
      if (error instanceof DecodeError) errors.push({ line, reason: error.message });
      else if (error instanceof SyntaxError) errors.push({ line, reason: 'is not JSON.' });
      else throw error;
    }
  }
  if (errors.length > 0) return { ok: false, errors };
  await store.write((sql) => {
    for (const { id, fields } of documents.values()) {
      writeDocument(sql, { collection: 'salons', id }, fields, now);
    }
  });
  return { ok: true, salonCount: documents.size };
}

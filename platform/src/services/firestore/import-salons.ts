import * as v from 'valibot';
import { countryCodes } from '../../protocol/index.ts';
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

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const openingHours = v.pipe(
  record,
  v.record(v.picklist(DAYS, `has a day that is none of ${DAYS.join(', ')}`), words),
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
  country: v.pipe(
    filledText,
    v.check((code) => countryCodes().includes(code), "is not a country's code, such as NL"),
  ),
  city: filledText,
  salonEmail: nullableText,
  parentEmail: nullableText,
  street: nullableText,
  postcode: nullableText,
  phone: nullableText,
  market: nullableText,
  bookingUrl: v.nullish(
    v.pipe(
      text,
      v.check((url) => URL.parse(url)?.protocol === 'https:', 'is not an https address'),
    ),
    null,
  ),
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

/** Reads one salon (spec §3) into Firestore's writing; its number is the document's id. */
function parseSalon(value: unknown): SalonDocument {
  const { openingHours, services, ...given } = readValue(salon, value);
  const optional = Object.entries({ openingHours, services }).filter(([, value]) => value !== null);
  const fields = [...Object.entries(given), ...optional];
  return {
    id: given.salonNo,
    fields: Object.fromEntries(fields.map(([name, value]) => [name, typeValue(value)])),
  };
}

interface LineNote {
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly reason: string;
}

/** Salons of a file, a JSON object in each line. */
export interface SalonFile {
  readonly salons: readonly SalonDocument[];
  readonly errors: readonly LineNote[];
  /** Tells each field that is not read once. */
  readonly warnings: readonly LineNote[];
}

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

const NO_OBJECT = 'The line is not a JSON object: one salon a line, with no list around them.';

export function readSalons(content: string): SalonFile {
  const salons = new Map<string, SalonDocument & { readonly line: number }>();
  const errors: LineNote[] = [];
  const unread = new Map<string, number>();
  const lines = content.split(/\r?\n/);
  for (const [index, written] of lines.entries()) {
    if (written.trim() === '') continue;
    const line = index + 1;
    try {
      const value: unknown = JSON.parse(written);
      if (Array.isArray(value)) throw new SyntaxError();
      const document = parseSalon(value);
      for (const field of Object.keys(Object(value))) {
        if (!Object.hasOwn(salon.entries, field) && !unread.has(field)) unread.set(field, line);
      }
      const earlier = salons.get(document.id)?.line;
      if (earlier === undefined) salons.set(document.id, { ...document, line });
      else
        errors.push({ line, reason: `salonNo ${document.id} stands in line ${earlier} already.` });
    } catch (error) {
      if (error instanceof DecodeError) errors.push({ line, reason: error.message });
      else if (error instanceof SyntaxError) errors.push({ line, reason: NO_OBJECT });
      else throw error;
    }
  }
  const warnings = [...unread].map(([field, line]) => ({
    line,
    reason: `"${field}" is no field of a salon, and is not read.`,
  }));
  return { salons: [...salons.values()], errors, warnings };
}

export function saveSalons(store: Store, { salons }: SalonFile, now: Date): Promise<void> {
  return store.write((sql) => {
    for (const { id, fields } of salons) {
      writeDocument(sql, { collection: 'salons', id }, fields, now);
    }
  });
}

/** Imports those lines that are salons; tells the others. */
export async function importSalons(store: Store, content: string, now: Date): Promise<SalonFile> {
  const file = readSalons(content);
  await saveSalons(store, file, now);
  return file;
}

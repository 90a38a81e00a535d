import {
  bool,
  DecodeError,
  type Decoder,
  list,
  nullable,
  number,
  object,
  record,
  text,
} from '../../protocol/json/index.ts';
import type { Sql, Store } from '../../store/index.ts';
import { writeDocument } from './document.ts';
import type { Fields, TypedValue } from './typed-value.ts';

const filledText: Decoder<string> = (value, path) => {
  const filled = text(value ?? '', path).trim();
  if (filled === '') throw new DecodeError(`${path} is missing.`);
  return filled;
};

/** Part of the document's address. */
const salonNo: Decoder<string> = (value, path) => {
  const id = filledText(value, path);
  if (id.includes('/')) throw new DecodeError(`${path} must not contain "/".`);
  return id;
};

const country: Decoder<string> = (value, path) => {
  const code = filledText(value, path);
  if (!/^[A-Z]{2}$/.test(code)) throw new DecodeError(`${path} is not a two-letter code.`);
  return code;
};

const position: Decoder<TypedValue> = (value, path) => {
  const { lat, lng } = object({ lat: number, lng: number })(value, path);
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) {
    return { geoPointValue: { latitude: lat, longitude: lng } };
  }
  throw new DecodeError(`${path} needs lat (-90 to 90) and lng (-180 to 180).`);
};

const openingHours: Decoder<TypedValue> = (value, path) => {
  const days = Object.entries(record(value, path));
  const fields = days.map(
    ([day, hours]) => [day, typeValue(text(hours, `${path}.${day}`))] as const,
  );
  return { mapValue: { fields: Object.fromEntries(fields) } };
};

const services: Decoder<TypedValue> = (value, path) => ({
  arrayValue: { values: list(text)(value, path).map(typeValue) },
});

const flag: Decoder<boolean> = (value, path) => bool(value ?? false, path);

const salon = object({
  salonNo,
  salonName: filledText,
  country,
  city: filledText,
  salonEmail: nullable(text),
  parentEmail: nullable(text),
  street: nullable(text),
  postcode: nullable(text),
  phone: nullable(text),
  market: nullable(text),
  bookingUrl: nullable(text),
  salonLoyalty: flag,
  client100: flag,
  position: nullable(position),
  openingHours: nullable(openingHours),
  services: nullable(services),
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
  const { openingHours, services, ...given } = salon(record(JSON.parse(line), 'A salon'), '');
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

export function hasSalons(sql: Sql): boolean {
  const row = sql
    .prepare("SELECT 1 FROM firestore_documents WHERE collection = 'salons' LIMIT 1")
    .get();
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

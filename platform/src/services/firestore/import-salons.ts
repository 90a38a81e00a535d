import type { Sql, Store } from '../../store/index.ts';
import { type Fields, type TypedValue, writeDocument } from './document.ts';

interface SalonDocument {
  readonly id: string;
  readonly fields: Fields;
}

type ParsedLine =
  | { readonly ok: true; readonly document: SalonDocument }
  | { readonly ok: false; readonly reason: string };

const TEXTS = ['salonNo', 'salonName', 'country', 'city'] as const;
const OPTIONAL_TEXTS = [
  'salonEmail',
  'parentEmail',
  'street',
  'postcode',
  'phone',
  'market',
  'bookingUrl',
] as const;
const FLAGS = ['salonLoyalty', 'client100'] as const;

/** One salon as a line of JSON (spec §3, salon), in Firestore's writing; its number is the document's id. */
function parseSalonLine(line: string): ParsedLine {
  let salon: unknown;
  try {
    salon = JSON.parse(line);
  } catch {
    return refuse('is not JSON');
  }
  if (typeof salon !== 'object' || salon === null || Array.isArray(salon)) {
    return refuse('is not an object');
  }
  const given: Readonly<Record<string, unknown>> = { ...salon };
  const fields: Record<string, TypedValue> = {};
  for (const name of TEXTS) {
    const value = given[name];
    if (typeof value !== 'string' || value.trim() === '') return refuse(`${name} is missing`);
    fields[name] = { stringValue: value.trim() };
  }
  // It is a part of the document's address.
  if (String(given['salonNo']).includes('/')) return refuse('salonNo must not contain "/"');
  for (const name of OPTIONAL_TEXTS) {
    const value = given[name] ?? null;
    if (value !== null && typeof value !== 'string') return refuse(`${name} is not a text`);
    fields[name] = value === null ? { nullValue: null } : { stringValue: value };
  }
  for (const name of FLAGS) {
    const value = given[name] ?? false;
    if (typeof value !== 'boolean') return refuse(`${name} is neither true nor false`);
    fields[name] = { booleanValue: value };
  }
  if (!/^[A-Z]{2}$/.test(String(given['country'])))
    return refuse('country is not a two-letter code');
  const position = positionOf(given['position'] ?? null);
  if (position === null) return refuse('position needs lat (-90 to 90) and lng (-180 to 180)');
  fields['position'] = position;
  const { openingHours = null, services = null } = given;
  if (openingHours !== null) {
    if (Array.isArray(openingHours) || !isObjectOfTexts(openingHours))
      return refuse('openingHours needs a text for each day');
    fields['openingHours'] = { mapValue: { fields: textsOf(openingHours) } };
  }
  if (services !== null) {
    if (!Array.isArray(services) || !isObjectOfTexts(services))
      return refuse('services is not a list of texts');
    fields['services'] = { arrayValue: { values: Object.values(textsOf(services)) } };
  }
  return { ok: true, document: { id: String(given['salonNo']).trim(), fields } };
}

function isObjectOfTexts(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((one) => typeof one === 'string');
}

function textsOf(texts: Readonly<Record<string, string>>): Readonly<Record<string, TypedValue>> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, { stringValue: text }]),
  );
}

function positionOf(position: unknown): TypedValue | null {
  if (position === null) return { nullValue: null };
  if (typeof position !== 'object') return null;
  const { lat, lng }: { lat?: unknown; lng?: unknown } = position;
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  // Written so that NaN is out of range as well.
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null;
  return { geoPointValue: { latitude: lat, longitude: lng } };
}

function refuse(reason: string): ParsedLine {
  return { ok: false, reason };
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

/** Salons from JSON lines: all of them, or none and every line that is wrong. */
export async function importSalons(store: Store, text: string, now: Date): Promise<SalonImport> {
  const documents: SalonDocument[] = [];
  const errors: LineError[] = [];
  const lineOfId = new Map<string, number>();
  for (const [index, content] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (content.trim() === '') continue;
    const line = index + 1;
    const parsed = parseSalonLine(content);
    if (!parsed.ok) {
      errors.push({ line, reason: parsed.reason });
      continue;
    }
    const { id } = parsed.document;
    const earlier = lineOfId.get(id);
    if (earlier === undefined) lineOfId.set(id, line);
    else errors.push({ line, reason: `salonNo ${id} stands in line ${earlier} already` });
    documents.push(parsed.document);
  }
  if (errors.length > 0) return { ok: false, errors };
  await store.write((sql) => {
    for (const { id, fields } of documents) {
      writeDocument(sql, { collection: 'salons', id, fields, now });
    }
  });
  return { ok: true, salonCount: documents.length };
}

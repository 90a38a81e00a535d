import { asArray, isRecord, type JsonRecord } from '@lokke/http-client';

/** Fields of an entry; a value of an unexpected type counts as empty. */
export type Fields = JsonRecord;

export function stringField(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function stringListField(fields: Fields, name: string): readonly string[] {
  return listField(fields, name).filter((item) => typeof item === 'string');
}

export function numberField(fields: Fields, name: string): number | null {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A whole number from 0: a list packs such numbers as digits, and any other would shift what follows. */
export function countField(fields: Fields, name: string): number | null {
  const value = numberField(fields, name);
  return value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

export function listField(fields: Fields, name: string): readonly unknown[] {
  return asArray(fields[name]);
}

export interface ReadEntry {
  readonly id: string;
  readonly contentType: string;
  readonly fields: Fields;
}

/** Reads an entry with resolved links; null for anything else, such as a broken link. */
export function readEntry(value: unknown): ReadEntry | null {
  if (!isRecord(value) || !isRecord(value['sys']) || !isRecord(value['fields'])) return null;
  const { id, contentType } = value['sys'];
  const type = isRecord(contentType) && isRecord(contentType['sys']) ? contentType['sys'] : {};
  if (typeof id !== 'string' || typeof type['id'] !== 'string') return null;
  return { id, contentType: type['id'], fields: value['fields'] };
}

export function booleanField(fields: Fields, name: string): boolean {
  return fields[name] === true;
}

/** The entries that a field links to, without broken links. */
export function entryListField(fields: Fields, name: string): readonly ReadEntry[] {
  return listField(fields, name).flatMap((item) => readEntry(item) ?? []);
}

export function entryField(fields: Fields, name: string): ReadEntry | null {
  return readEntry(fields[name]);
}

/** Reads what an entry may hold; a field that holds something else counts as empty. */
export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function textsOf(fields: Fields, name: string): readonly string[] {
  return listOf(fields, name).filter((item) => typeof item === 'string');
}

export function numberOf(fields: Fields, name: string): number | null {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function listOf(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
}

export interface ReadEntry {
  readonly id: string;
  readonly contentType: string;
  readonly fields: Fields;
}

/** An entry whose links are resolved; what is none, such as a link that leads nowhere, is null. */
export function readEntry(value: unknown): ReadEntry | null {
  if (!isRecord(value) || !isRecord(value['sys']) || !isRecord(value['fields'])) return null;
  const { id, contentType } = value['sys'];
  const type = isRecord(contentType) && isRecord(contentType['sys']) ? contentType['sys'] : {};
  if (typeof id !== 'string' || typeof type['id'] !== 'string') return null;
  return { id, contentType: type['id'], fields: value['fields'] };
}

export function booleanOf(fields: Fields, name: string): boolean {
  return fields[name] === true;
}

/** The entries that a field links to; what is no entry any more is left out. */
export function entriesOf(fields: Fields, name: string): readonly ReadEntry[] {
  return listOf(fields, name).flatMap((item) => readEntry(item) ?? []);
}

export function entryOf(fields: Fields, name: string): ReadEntry | null {
  return readEntry(fields[name]);
}

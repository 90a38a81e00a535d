import type { SQLOutputValue } from 'node:sqlite';

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** Columns are checked when read, so that a corrupt file is noticed. */
export function textColumn(row: Row, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw new TypeError(`column ${name} holds no text`);
  return value;
}

export function textColumnOrNull(row: Row, name: string): string | null {
  return row[name] === null ? null : textColumn(row, name);
}

export function integerColumn(row: Row, name: string): number {
  const value = row[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new TypeError(`column ${name} holds no integer`);
  }
  return value;
}

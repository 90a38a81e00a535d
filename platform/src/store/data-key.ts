import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DataError } from './data-error.ts';
import { addSecrecy } from './secrecy.ts';
import { textColumn } from './table.ts';

const KEY_IN_BYTES = 32;
const PROOF = "keyed_hash('the key of this data')";

/** File of the key that hashes and seals the secrets in a database: beside it, so that a copy of the database alone opens none. */
export const keyFileOf = (dataFile: string): string => join(dirname(dataFile), 'platform.key');

export interface DataKey {
  readonly text: string;
  /** `replaced`: taken on purpose for one that is lost, as the file was emptied. */
  readonly origin: 'kept' | 'made' | 'replaced';
}

export const newKey = () => randomBytes(KEY_IN_BYTES).toString('base64url');

/** Reads the key, or makes one. */
export function readDataKey(dataFile: string): DataKey {
  const path = keyFileOf(dataFile);
  const found = keyIn(path);
  if (found) return { text: found, origin: 'kept' };
  if (found === '') rmSync(path);
  const isOurs = putKey(path, newKey());
  const origin = found === '' ? 'replaced' : 'made';
  return { text: keyIn(path) ?? '', origin: isOurs ? origin : 'kept' };
}

/** Rows that the key before sealed, and no other one opens. */
const LOST = ['mails', 'account_keys', 'identity_signing_key'];

/** Opens the secrets of an up-to-date database. Throws `DataError` where it was written with another key. */
export function checkDataKey(database: DatabaseSync, { origin }: DataKey, dataFile: string): void {
  const row = database.prepare(`SELECT proof, ${PROOF} AS own FROM data_key`).get();
  if (row === undefined) {
    // A second process may have been quicker.
    database.exec(`INSERT OR IGNORE INTO data_key (id, proof) VALUES (1, ${PROOF})`);
    return;
  }
  if (textColumn(row, 'proof') === textColumn(row, 'own')) return;
  const path = keyFileOf(dataFile);
  if (origin === 'replaced') {
    const deletions = LOST.map((table) => `DELETE FROM ${table};`).join('');
    database.exec(`BEGIN; ${deletions} UPDATE data_key SET proof = ${PROOF}; COMMIT`);
    return;
  }
  if (origin === 'made') rmSync(path);
  throw new DataError(
    `${path} is not the key with which ${dataFile} was written. Put that one in its place: a backup has it beside it, as <file>.key, or sealed in it. If it is lost, make ${path} an empty file: gift cards that were issued pay no more then, and letters of before are forgotten.`,
  );
}

/** Tells whether a key opens the secrets of a database; any does while there are none. */
export function isKeyOf(database: DatabaseSync, key: string): boolean {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'data_key'").get();
  if (table === undefined) return true;
  addSecrecy(database, key);
  const row = database.prepare(`SELECT proof = ${PROOF} AS fits FROM data_key`).get();
  return row?.['fits'] !== 0;
}

/** Returns null without a file. */
export function keyIn(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the file whole or not at all; false where another process was quicker. */
function putKey(path: string, key: string): boolean {
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, `${key}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(part, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(part);
  }
}

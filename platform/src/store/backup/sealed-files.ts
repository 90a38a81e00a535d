import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asDataError, DataError, textColumn } from '../index.ts';

/** Secrets travel in a table of the backup, together, under a key that only a passphrase makes. */
const TABLE = 'backup_secrets';
const CIPHER = 'aes-256-gcm';
const KEY_IN_BYTES = 32;
const TAG_IN_BYTES = 16;
const EMPTY = Buffer.alloc(0);
/** Takes 128 MiB and most of a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
/** A passphrase can be guessed without end by whoever has the backup. */
const SHORTEST_PASSPHRASE = 16;

const keyOf = (passphrase: string, salt: Uint8Array) =>
  scryptSync(passphrase.normalize('NFC'), salt, KEY_IN_BYTES, COST);

/** Throws for a passphrase that would not keep its secrets for long. */
export function checkPassphrase(passphrase: string): void {
  if (passphrase.length >= SHORTEST_PASSPHRASE) return;
  throw new DataError(`BACKUP_PASSPHRASE needs ${SHORTEST_PASSPHRASE} characters or more.`);
}

/** Puts files into a backup, sealed; those that are not there are left out. */
export function sealFiles(copyFile: string, paths: readonly string[], passphrase: string): void {
  const found = paths.filter((path) => existsSync(path));
  const content = JSON.stringify(
    Object.fromEntries(found.map((path) => [basename(path), readFileSync(path, 'utf8')])),
  );
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, keyOf(passphrase, salt), nonce);
  const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
  const parts = [salt, nonce, sealed, cipher.getAuthTag()];
  try {
    using copy = new DatabaseSync(copyFile);
    copy.exec(`CREATE TABLE ${TABLE} (sealed TEXT NOT NULL)`);
    const text = parts.map((part) => part.toString('base64url')).join('.');
    copy.prepare(`INSERT INTO ${TABLE} VALUES (?)`).run(text);
  } catch (error) {
    throw asDataError(error, copyFile);
  }
}

/** Takes what is sealed out of a copy of a backup; null for a backup without. */
export function takeSealedFiles(copyFile: string): string | null {
  using copy = new DatabaseSync(copyFile);
  if (!copy.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(TABLE)) return null;
  const row = copy.prepare(`SELECT sealed FROM ${TABLE}`).get() ?? {};
  copy.exec(`DROP TABLE ${TABLE}`);
  return textColumn(row, 'sealed');
}

/** Opens sealed files, by their names. Throws `DataError` for another passphrase, and for what was changed. */
export function openSealedFiles(text: string, passphrase: string): ReadonlyMap<string, string> {
  const [salt = EMPTY, nonce = EMPTY, sealed = EMPTY, tag = EMPTY] = text
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  try {
    const options = { authTagLength: TAG_IN_BYTES };
    const decipher = createDecipheriv(CIPHER, keyOf(passphrase, salt), nonce, options);
    decipher.setAuthTag(tag);
    const opened = Buffer.concat([decipher.update(sealed), decipher.final()]);
    const files: Readonly<Record<string, string>> = JSON.parse(opened.toString('utf8'));
    return new Map(Object.entries(files));
  } catch {
    throw new DataError('BACKUP_PASSPHRASE does not open the secrets of the backup.');
  }
}

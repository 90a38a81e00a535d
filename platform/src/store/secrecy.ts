import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

const CIPHER = 'aes-256-gcm';
const KEY_IN_BYTES = 32;
const NONCE_IN_BYTES = 12;
const TAG_IN_BYTES = 16;
/** Begins whatever is sealed, and names the way. */
const SEALED = 'sealed.1.';

/** Adds what statements call to keep secrets: `keyed_hash(text)`, and `seal(text)` with `unseal(sealed)`. */
export function addSecrecy(database: DatabaseSync, key: string): void {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `lokke data ${purpose}`, KEY_IN_BYTES));
  const hashKey = derive('hash');
  const sealKey = derive('seal');
  const options = { deterministic: true, directOnly: true } as const;
  database.function('keyed_hash', options, (text) =>
    createHmac('sha256', hashKey).update(String(text)).digest('base64url'),
  );
  database.function('seal', { directOnly: true }, (text) => seal(sealKey, String(text)));
  database.function('unseal', options, (sealed) => unseal(sealKey, String(sealed)));
}

function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_IN_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const hidden = [cipher.update(text, 'utf8'), cipher.final()];
  const parts = Buffer.concat([nonce, cipher.getAuthTag(), ...hidden]);
  return SEALED + parts.toString('base64url');
}

/** Throws for what was not sealed with this key. */
function unseal(key: Buffer, sealed: string): string {
  if (!sealed.startsWith(SEALED)) throw new TypeError('a secret lies in the data in clear');
  const parts = Buffer.from(sealed.slice(SEALED.length), 'base64url');
  const nonce = parts.subarray(0, NONCE_IN_BYTES);
  const tag = parts.subarray(NONCE_IN_BYTES, NONCE_IN_BYTES + TAG_IN_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_IN_BYTES });
  decipher.setAuthTag(tag);
  const text = [decipher.update(parts.subarray(NONCE_IN_BYTES + TAG_IN_BYTES)), decipher.final()];
  return Buffer.concat(text).toString('utf8');
}

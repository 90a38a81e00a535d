import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompactEncrypt, compactDecrypt } from 'jose';

export interface SessionCipher {
  readonly encrypt: (content: object) => Promise<string>;
  /** Null for whatever was not sealed here, or with a secret that is no longer on the list. */
  readonly decrypt: (sealed: string) => Promise<unknown>;
}

const METHODS = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

/**
 * Seals with the first secret and opens with any. To change secrets, put the new one in front and
 * take the old one away when its sessions have run out.
 */
export function createSessionCipher(
  secrets: readonly string[],
  purpose = 'lokke session',
): SessionCipher {
  const keys = secrets.map((secret) => keyOf(secret, purpose));
  const [first] = keys;
  if (first === undefined) throw new Error('A session needs a secret to be sealed with.');
  return {
    encrypt: (content) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(first),
    decrypt: async (sealed) => {
      for (const key of keys) {
        const content = await openWith(key, sealed);
        if (content !== null) return content;
      }
      return null;
    },
  };
}

/** The secret may be of any length; the key is 32 bytes and good for nothing but its purpose. */
function keyOf(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

async function openWith(key: Uint8Array, sealed: string): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, METHODS);
    const content: unknown = JSON.parse(new TextDecoder().decode(plaintext));
    return content;
  } catch {
    return null;
  }
}

/** Made once for a data folder, so that a restart logs nobody out; only its owner may read it. */
export function keptSessionSecret(
  dataDir: string,
  newSecret: () => string = () => randomBytes(32).toString('base64url'),
): string {
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails where the file is there already: two that start at once end with the same secret.
    writeFileSync(file, newSecret(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new Error(`${file} holds no session secret; remove it and a new one is made.`);
  }
  return secret;
}

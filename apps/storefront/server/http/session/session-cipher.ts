import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CompactEncrypt, compactDecrypt } from 'jose';
import * as v from 'valibot';
import { type Config, ConfigError } from '../../config/index.ts';

export type SessionCipher = ReturnType<typeof createSessionCipher>;

const METHODS = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

/**
 * Encrypts with the first secret and decrypts with any. To rotate, prepend the new secret and remove the old one
 * once its sessions have expired.
 */
export function createSessionCipher(secrets: readonly string[], purpose = 'lokke session') {
  const keys = secrets.map((secret) => keyOf(secret, purpose));
  const [first] = keys;
  if (first === undefined) throw new Error('A session needs a secret to be sealed with.');
  return {
    encrypt: (content: object): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(first),
    /** Decrypts; null when forged or encrypted with a removed secret. */
    decrypt: async (encrypted: string): Promise<unknown> => {
      for (const key of keys) {
        const content = await openWith(key, encrypted);
        if (content !== null) return content;
      }
      return null;
    },
  };
}

/** Longer than any that is made. */
const MAX_CODE_LENGTH = 4_000;

/** Opens the code of a letter's link; null for what is no such link of ours. */
export async function openLink<Schema extends v.GenericSchema>(
  { decrypt }: Pick<SessionCipher, 'decrypt'>,
  schema: Schema,
  code: string,
): Promise<v.InferOutput<Schema> | null> {
  if (code.length > MAX_CODE_LENGTH) return null;
  const read = v.safeParse(schema, await decrypt(code));
  return read.success ? read.output : null;
}

/** Derives a 32-byte key for this purpose from a secret of any length. */
function keyOf(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

async function openWith(key: Uint8Array, encrypted: string): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(encrypted, key, METHODS);
    const content: unknown = JSON.parse(new TextDecoder().decode(plaintext));
    return content;
  } catch {
    return null;
  }
}

/** Creates the secret once per data folder, readable by its owner only, so that a restart logs nobody out. */
export function storedSessionSecret(dataDir: string): string {
  const folder = resolve(dataDir);
  const file = join(folder, 'session-secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // Fails if the file exists: two processes that start at once share one secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new Error(`${file} holds none; remove it and a new one is made`);
  }
  return secret;
}

/** Returns the configured secrets, or the data folder's. */
export function sessionSecretsOf({
  sessionSecrets,
  dataDir,
}: Pick<Config, 'sessionSecrets' | 'dataDir'>): readonly string[] {
  if (sessionSecrets.length > 0) return sessionSecrets;
  try {
    return [storedSessionSecret(dataDir)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `No session secret can be kept in ${resolve(dataDir)} (${reason}). Set DATA_DIR to another folder, or SESSION_SECRETS.`,
    );
  }
}

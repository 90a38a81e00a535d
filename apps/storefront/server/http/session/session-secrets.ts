import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

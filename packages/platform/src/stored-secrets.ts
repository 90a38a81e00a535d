import { readFileSync, writeFileSync } from 'node:fs';
import { DataError, newSecrets, type PlatformSecrets, parseSecrets } from './core/index.ts';

/** Made on the first start and readable by its owner only: storefronts read them from there. */
export function storedSecrets(file: string): PlatformSecrets {
  try {
    // Fails if the file exists: two platforms that start at once share one file.
    const text = `${JSON.stringify(newSecrets(), null, 2)}\n`;
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secrets = parseSecrets(jsonIn(file));
  if (secrets !== null) return secrets;
  throw new DataError(
    `${file} does not hold a platform's secrets; remove it and new ones are made.`,
  );
}

function jsonIn(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

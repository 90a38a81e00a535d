import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  completeSecrets,
  newSecrets,
  type PlatformSecrets,
  parseSecrets,
} from './protocol/index.ts';
import { asDataError, DataError } from './store/index.ts';

export function secretsFileOf(dataDir: string): string {
  return process.env['PLATFORM_SECRETS'] || join(resolve(dataDir), 'platform-secrets.json');
}

/** Made on the first start and readable by its owner only: storefronts read them from there. */
export function storedSecrets(file: string): PlatformSecrets {
  try {
    return readOrMake(file);
  } catch (error) {
    throw asDataError(error, file);
  }
}

function readOrMake(file: string): PlatformSecrets {
  try {
    // Fails if the file exists: two platforms that start at once share one file.
    writeFileSync(file, textOf(newSecrets()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const json = jsonIn(file);
  const whole = parseSecrets(json);
  if (whole !== null) return whole;
  const completed = completeSecrets(json);
  const secrets = parseSecrets(completed);
  if (secrets === null) {
    throw new DataError(
      `${file} does not hold a platform's secrets; remove it and new ones are made.`,
    );
  }
  replaceFile(file, textOf(completed));
  return secrets;
}

function textOf(secrets: unknown): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

/** Replaces the file at once: a storefront that starts meanwhile reads the old file or the new one. */
function replaceFile(file: string, text: string): void {
  const next = `${file}.next`;
  writeFileSync(next, text, { mode: 0o600 });
  renameSync(next, file);
}

function jsonIn(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

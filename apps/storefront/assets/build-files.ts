import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED_NAME } from '../server/http/stored-files.ts';

export interface BuildFiles {
  /** Twelve hexadecimal digits; the same files give the same id. */
  readonly id: string;
  /** Names of all hashed files, precompressed forms included. */
  readonly names: readonly string[];
}

/** The hashed files of a build's client folder. */
export function buildFilesOf(clientFolder: string): BuildFiles {
  const folder = join(clientFolder, 'assets');
  if (!existsSync(folder)) {
    throw new Error(`There is no build in "${clientFolder}" yet: run \`npm run build\` first.`);
  }
  const names = readdirSync(folder)
    .filter((name) => HASHED_NAME.test(name))
    .sort();
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
  return { id, names };
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartResult } from './part.ts';

export interface KeptResult extends PartResult {
  readonly day: string;
  readonly machine: string;
}

export type Results = Readonly<Record<string, KeptResult>>;

const FILE = join(import.meta.dirname, 'results.json');

/** What earlier runs found, so that a part can be measured alone. */
export function readResults(): Results {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

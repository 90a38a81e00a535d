import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Raised when the demo gains a kind of data that folders of before cannot have. */
const DEMO_EDITION = '2';

const markerIn = (dataDir: string): string => join(dataDir, 'seeded');

/** Whether this folder has all that the demo of today brings. */
export function isSeeded(dataDir: string): boolean {
  const marker = markerIn(dataDir);
  return existsSync(marker) && readFileSync(marker, 'utf8').trim() === DEMO_EDITION;
}

export function rememberSeeded(dataDir: string): void {
  writeFileSync(markerIn(dataDir), `${DEMO_EDITION}\n`);
}

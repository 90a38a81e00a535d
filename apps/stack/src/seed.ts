import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPlatformCommand } from './platform-command.ts';
import type { StackSettings } from './settings.ts';

/** Raised when the demo gains a kind of data that older folders lack. */
const DEMO_EDITION = '3';

const markerIn = (dataDir: string): string => join(dataDir, 'seeded');

/** Tells whether a data folder holds everything of the current demo. */
export function isSeeded(dataDir: string): boolean {
  const marker = markerIn(dataDir);
  return existsSync(marker) && readFileSync(marker, 'utf8').trim() === DEMO_EDITION;
}

export function markSeeded(dataDir: string): void {
  writeFileSync(markerIn(dataDir), `${DEMO_EDITION}\n`);
}

/** Seeds a new data folder, and one that an older demo filled. What a shop has already is left alone. */
export async function seedWhenNew(
  root: string,
  { dataDir, brandDir }: StackSettings,
  signal: AbortSignal,
): Promise<void> {
  if (isSeeded(dataDir)) return;
  const environment: Readonly<Record<string, string>> =
    brandDir === null ? {} : { BRAND_DIR: brandDir };
  await runPlatformCommand(root, dataDir, ['seed'], signal, environment);
  markSeeded(dataDir);
}

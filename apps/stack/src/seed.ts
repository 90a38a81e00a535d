import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runPlatformCommand } from './platform-command.ts';
import type { StackSettings } from './settings.ts';

/** Raised when the demo gains a kind of data that older folders lack. */
const DEMO_EDITION = '3';

const markerIn = (dataDir: string): string => join(dataDir, 'seeded');

/** Names the demo of this moment: markets are added to it. */
function editionIn(root: string): string {
  const markets = readdirSync(join(root, 'packages/demo/content/markets')).toSorted();
  return [DEMO_EDITION, ...markets.map((file) => file.replace(/\.json$/, ''))].join(' ');
}

/** Tells whether a data folder holds everything of the current demo. */
export function isSeeded(root: string, dataDir: string): boolean {
  const marker = markerIn(dataDir);
  return existsSync(marker) && readFileSync(marker, 'utf8').trim() === editionIn(root);
}

export function markSeeded(root: string, dataDir: string): void {
  writeFileSync(markerIn(dataDir), `${editionIn(root)}\n`);
}

/** Seeds a new data folder, and one that an older demo filled. What a shop has already is left alone. */
export async function seedWhenNew(
  root: string,
  { dataDir, brandDir }: StackSettings,
  signal: AbortSignal,
): Promise<void> {
  if (isSeeded(root, dataDir)) return;
  const environment: Readonly<Record<string, string>> =
    brandDir === null ? {} : { BRAND_DIR: brandDir };
  await runPlatformCommand(root, dataDir, ['seed'], signal, environment);
  markSeeded(root, dataDir);
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ShopProcess } from '@lokke/stack';
import { fetchRaw } from '../weight/fetch-raw.ts';
import { manySalons } from './many-salons.ts';

const SALON_COUNT = 20_000;
const ROUNDS = 200;
const PLATFORM_CLI = resolve(import.meta.dirname, '../../packages/platform/src/cli/main.ts');

export interface SalonSearchTime {
  readonly search: string;
  readonly medianInMs: number;
  readonly p99InMs: number;
  /** As it travels. */
  readonly replyInBytes: number;
}

const SEARCHES = [
  ['a place', 'near=52.1,5.2'],
  ['a city', 'query=maastricht'],
  ['a postcode that no salon has', 'query=3512%20QQ'],
  ['a name', 'query=kam%20kroon%2012'],
] as const;

/** How long a search among twenty thousand salons of one country takes, request and reply included. */
export async function timeSalonSearches(shop: ShopProcess): Promise<readonly SalonSearchTime[]> {
  importSalons(shop.dataDir);
  const url = (query: string) => `${shop.shopUrl}/api/salons/?locale=nl&${query}`;
  // The first request loads the list; after that it is kept in memory.
  await fetchRaw(url('near=52,5'));
  const times: SalonSearchTime[] = [];
  for (const [search, query] of SEARCHES) {
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      await (await fetch(url(query))).text();
      durations.push(performance.now() - startedAt);
    }
    durations.sort((left, right) => left - right);
    const at = (share: number) => durations[Math.floor(share * (ROUNDS - 1))] ?? 0;
    const { bytes: replyInBytes } = await fetchRaw(url(query));
    times.push({ search, medianInMs: at(0.5), p99InMs: at(0.99), replyInBytes });
  }
  return times;
}

function importSalons(dataDir: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'lokke-salons-'));
  try {
    const file = join(folder, 'salons.jsonl');
    writeFileSync(file, manySalons(SALON_COUNT));
    const { status, stderr } = spawnSync(process.execPath, [PLATFORM_CLI, 'import-salons', file], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`Importing the salons failed: ${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

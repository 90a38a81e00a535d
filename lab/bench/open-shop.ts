import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShopProcess, type ShopProcess } from '@lokke/stack';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { ALL_CORES, MEASURED_CORE, onCores } from '../machine/cpu-pinning.ts';
import { storefrontOf } from '../machine/processes.ts';

const CLI = join(ROOT, 'platform/src/shop-files/cli/main.ts');

export interface MeasuredShop extends ShopProcess {
  readonly storefrontPid: number | null;
}

/** Opens the built shop with empty data on the measured core, works with it and closes it, however the work ends. */
export async function withShop<Result>(
  environment: Readonly<Record<string, string>>,
  work: (shop: MeasuredShop) => Promise<Result>,
  { cores = MEASURED_CORE, root = ROOT } = {},
): Promise<Result> {
  const shop = await openShopProcess({ environment, root, ...onCores(cores) });
  try {
    return await work({ ...shop, storefrontPid: storefrontOf(shop.pid) });
  } finally {
    await shop.close();
  }
}

/** The same on all cores, where no time is measured. */
export function withShopOnAllCores<Result>(
  environment: Readonly<Record<string, string>>,
  work: (shop: MeasuredShop) => Promise<Result>,
): Promise<Result> {
  return withShop(environment, work, { cores: ALL_CORES });
}

/** Renders each request anew on an unchanged catalogue, so that rendering alone is measured. */
export const WITHOUT_PAGE_CACHE = {
  PAGE_CACHE_MIB: '0',
  CATALOGUE_FRESH_MS: '3600000',
  CONTENTFUL_FRESH_MS: '3600000',
} as const;

/** Imports a text as a file into a shop that is open: `import <file> …` or `import-salons <file>`. */
export function importText(
  { dataDir, platformUrl, shopUrl }: ShopProcess,
  text: string,
  command: 'import' | 'import-salons',
  ...options: readonly string[]
): Promise<void> {
  return withTemporaryFolder((folder) => {
    const file = join(folder, command === 'import' ? 'import.csv' : 'import.jsonl');
    writeFileSync(file, text);
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      PLATFORM_PORT: new URL(platformUrl).port,
      STOREFRONT_URL: shopUrl,
    };
    const { status, stderr } = spawnSync(process.execPath, [CLI, command, file, ...options], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`platform ${command} failed: ${stderr}`);
  });
}

export async function withTemporaryFolder<Result>(
  work: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'lokke-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

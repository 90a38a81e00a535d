import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ShopProcess } from '@lokke/stack';
import { manyProducts } from './many-products.ts';

const PLATFORM_CLI = resolve(import.meta.dirname, '../../packages/platform/src/cli/main.ts');

export interface GrownShop {
  readonly shop: string;
  readonly locale: string;
  readonly addedProducts: number;
}

/** The demo catalogue as it is, and with ten and a hundred times as many products. */
const GROWN: readonly GrownShop[] = [
  { shop: 'ie', locale: 'ie', addedProducts: 0 },
  { shop: 'us', locale: 'na', addedProducts: 450 },
  { shop: 'uk', locale: 'uk', addedProducts: 4950 },
];

export function growCatalogues({ dataDir }: ShopProcess): readonly GrownShop[] {
  const folder = mkdtempSync(join(tmpdir(), 'lokke-listing-'));
  try {
    for (const { shop, addedProducts } of GROWN) {
      if (addedProducts === 0) continue;
      const file = join(folder, `${shop}.csv`);
      writeFileSync(file, manyProducts(addedProducts));
      const { status, stderr } = spawnSync(
        process.execPath,
        [PLATFORM_CLI, 'import', file, '--shop', shop],
        { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(`Importing the products failed: ${stderr}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return GROWN;
}

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../tools/runtime/node-24.mjs';
import { productFile } from './stress/kill/product-file.ts';
import { dataFileIn, openDataFile } from './stress/shop/stock.ts';

const runFile = promisify(execFile);

/** As pages write it, without the currency. */
export const priceText = (priceInMinorUnits: number) =>
  `${Math.floor(priceInMinorUnits / 100)},${String(priceInMinorUnits % 100).padStart(2, '0')}`;

export function firstHandle(dataDir: string): string {
  using database = openDataFile(dataFileIn(dataDir));
  const [, row = ''] = productFile(database, 0).split('\n');
  return row.split('","')[1] ?? '';
}

/** By the platform's import, in a process of its own; the platform tells its subscribers. */
export async function changePrice(
  dataDir: string,
  handle: string,
  priceInMinorUnits: number,
): Promise<void> {
  const file = join(dataDir, 'price.csv');
  using database = openDataFile(dataFileIn(dataDir));
  writeFileSync(file, productFile(database, 0, { handle, priceInMinorUnits }));
  const script = join(ROOT, 'platform/src/shop-files/cli/main.ts');
  await runFile(process.execPath, [script, 'import', file, '--shop', 'nl'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

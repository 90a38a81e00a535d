import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openShopProcess, type ShopProcess } from '@lokke/stack';

const PLATFORM_CLI = resolve(import.meta.dirname, '../../packages/platform/src/cli/main.ts');
const COLUMNS = ['Title', 'URL handle', 'Vendor', 'Type', 'Published on online store', 'Status'];
const OFFER = ['Option1 name', 'Option1 value', 'Price'];

/** A shop of its own whose Dutch list is as long as the demo's and so many products more. */
export async function openLongShop(addedProducts: number): Promise<ShopProcess> {
  const shop = await openShopProcess();
  const file = join(shop.dataDir, 'more.csv');
  const rows = Array.from({ length: addedProducts }, (_, index) => [
    `Rain No ${index}`,
    `rain-no-${index}`,
    ...['LOKKE', 'mask', 'TRUE', 'active', 'Size', '100 ml', '12.50'],
  ]);
  writeFileSync(file, [[...COLUMNS, ...OFFER], ...rows].map((row) => row.join(',')).join('\n'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [PLATFORM_CLI, 'import', file, '--shop', 'nl'],
    {
      env: {
        ...process.env,
        DATA_DIR: shop.dataDir,
        PLATFORM_PORT: new URL(shop.platformUrl).port,
        STOREFRONT_URL: shop.shopUrl,
      },
      encoding: 'utf8',
    },
  );
  rmSync(file);
  if (status === 0) return shop;
  await shop.close();
  throw new Error(`Importing the products failed: ${stderr}`);
}

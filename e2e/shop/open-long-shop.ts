import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openShopProcess, type ShopProcess } from '@lokke/stack';

const CLI = resolve(import.meta.dirname, '../../platform/src/shop-files/cli/main.ts');
const HAIR_TYPES = ['dry', 'curly', 'fine'];
const COLUMNS = ['Title', 'Type', 'Price', 'Hair type (product.metafields.lokke.hair_type)'];

/** Count of products of the made-up type, which the demo has none of. */
export const MADE_UP = 150;

/** Opens a shop of its own whose lists are too long for a page, from this many products on. */
export async function openLongShop(longestWholeList: number): Promise<ShopProcess> {
  const shop = await openShopProcess({
    environment: { MARKETS: 'nl', LONGEST_WHOLE_LIST: String(longestWholeList) },
  });
  try {
    const file = join(shop.dataDir, 'made-up.csv');
    writeFileSync(file, madeUpProducts());
    const env = {
      ...process.env,
      DATA_DIR: shop.dataDir,
      PLATFORM_PORT: new URL(shop.platformUrl).port,
      STOREFRONT_URL: shop.shopUrl,
    };
    await promisify(execFile)(process.execPath, [CLI, 'import', file, '--shop', 'nl'], { env });
  } catch (error) {
    await shop.close();
    throw error;
  }
  return shop;
}

function madeUpProducts(): string {
  const rows = Array.from({ length: MADE_UP }, (_, index) => [
    `Made up ${index}`,
    'made up',
    (5 + index / 10).toFixed(2),
    HAIR_TYPES[index % HAIR_TYPES.length],
  ]);
  return [COLUMNS, ...rows].map((row) => row.join(',')).join('\n');
}

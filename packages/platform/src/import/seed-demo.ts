import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SavingContext } from '../catalogue/index.ts';
import { SHOP_KEYS, type ShopKey } from '../shops/index.ts';
import type { Sql } from '../store/index.ts';
import { filesOfFolder } from './files-of-folder.ts';
import { importFiles } from './import-files.ts';
import type { MetafieldDefinition } from './metafield-definition.ts';
import { definitionsFile } from './shop-file-shapes.ts';

const DEMO_SHOPS = fileURLToPath(new URL('../../demo/shops', import.meta.url));

export interface SeedProgress {
  readonly shop: ShopKey;
  readonly done: number;
  readonly total: number;
}

/** Fills every shop that has no product yet with the demo catalogue; answers which ones it filled. */
export async function seedDemo(
  context: SavingContext,
  onProgress: (progress: SeedProgress) => void = () => {},
): Promise<readonly ShopKey[]> {
  const empty = SHOP_KEYS.filter((shop) => !hasProducts(context.store.read, shop));
  let done = 0;
  // Together: the store commits what arrives together with one write to the disk.
  await Promise.all(
    empty.map(async (shop) => {
      await importFiles(context, shop, await filesOfFolder(join(DEMO_SHOPS, shop)));
      done += 1;
      onProgress({ shop, done, total: empty.length });
    }),
  );
  return empty;
}

/** What the demo knows of its metafields: the best guess for a shop that has defined none. */
export function demoDefinitions(shop: ShopKey): readonly MetafieldDefinition[] {
  const path = join(DEMO_SHOPS, shop, 'metafield-definitions.json');
  return definitionsFile(JSON.parse(readFileSync(path, 'utf8')), '');
}

function hasProducts(sql: Sql, shop: ShopKey): boolean {
  const row = sql
    .prepare("SELECT 1 FROM catalogue_records WHERE shop = ? AND kind = 'product' LIMIT 1")
    .get(shop);
  return row !== undefined;
}

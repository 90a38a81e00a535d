import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Stock of a variant, read from the platform's database. */
export interface VariantStock {
  readonly gid: string;
  readonly quantity: number;
}

export const dataFileIn = (dataDir: string): string => join(dataDir, 'platform.sqlite');

/** Opens the platform's file or a backup of it. */
export function openDataFile(dataFile: string): DatabaseSync {
  return new DatabaseSync(dataFile, { readOnly: true, timeout: 10_000 });
}

export function stockLevels(dataFile: string, shop = 'nl'): readonly VariantStock[] {
  using database = openDataFile(dataFile);
  return database
    .prepare('SELECT variant, quantity FROM catalogue_stock WHERE shop = ? ORDER BY quantity')
    .all(shop)
    .map(({ variant, quantity }) => ({
      gid: `gid://shopify/ProductVariant/${variant}`,
      quantity: Number(quantity),
    }));
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Stock of a variant, read from the platform's database. */
export interface VariantStock {
  readonly gid: string;
  readonly quantity: number;
}

export function stockLevels(dataDir: string, shop = 'nl'): readonly VariantStock[] {
  const dataFile = join(dataDir, 'platform.sqlite');
  using database = new DatabaseSync(dataFile, { readOnly: true, timeout: 10_000 });
  return database
    .prepare('SELECT variant, quantity FROM catalogue_stock WHERE shop = ? ORDER BY quantity')
    .all(shop)
    .map(({ variant, quantity }) => ({
      gid: `gid://shopify/ProductVariant/${variant}`,
      quantity: Number(quantity),
    }));
}

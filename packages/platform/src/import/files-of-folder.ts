import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilesToImport } from './import-files.ts';
import { SHOP_FILES } from './read-shop-file.ts';

export const PRODUCTS_FILE = 'products.csv';

/** The files of a folder that can be imported, by their names. */
export async function filesOfFolder(folder: string): Promise<FilesToImport> {
  const names = await readdir(folder);
  const others = SHOP_FILES.filter((name) => names.includes(name)).map((name) =>
    join(folder, name),
  );
  if (!names.includes(PRODUCTS_FILE)) return { others };
  return { products: join(folder, PRODUCTS_FILE), others };
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SHOP_FILES } from './parse-shop-file.ts';

/** Files by what is in them. All are imported together, or none. */
export interface FilesToImport {
  readonly products?: string;
  /** `collections.json`, `translations.csv` and the like: known by their names. */
  readonly others?: readonly string[];
}

/** Files that a shop of one's own may have besides, by their names or as Shopify names its exports. */
const BESIDE = {
  products: /^products(_export.*)?\.csv$/i,
  customers: /^customers(_export.*)?\.csv$/i,
  redirects: /^(url_)?redirects(_export.*)?\.csv$/i,
  reviews: /^reviews\.csv$/i,
  content: /^content\.json$/i,
  pictures: /^(pictures|images)(\.zip)?$/i,
} as const;

export type FolderFiles = FilesToImport & Readonly<Partial<Record<keyof typeof BESIDE, string>>>;

/** The files of a folder that a shop can be made of, by their names. */
export async function filesOfFolder(folder: string): Promise<FolderFiles> {
  const names = (await readdir(folder)).toSorted();
  const others = SHOP_FILES.filter((name) => names.includes(name));
  const beside = Object.entries(BESIDE).flatMap(([what, pattern]) => {
    const name = names.find((one) => pattern.test(one));
    return name === undefined ? [] : [[what, join(folder, name)] as const];
  });
  return { ...Object.fromEntries(beside), others: others.map((name) => join(folder, name)) };
}

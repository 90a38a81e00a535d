import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SHOP_FILES } from './parse-shop-file.ts';

/** Files by what is in them. All are imported together, or none. */
export interface FilesToImport {
  /** Shopify parts a large export into several files. */
  readonly products?: readonly string[];
  /** `collections.json`, `translations.csv` and the like: known by their names. */
  readonly others?: readonly string[];
}

const PRODUCTS = /^products(_export.*|[-_ ]?\(?\d+\)?)?\.csv$/i;

/** Files that a shop of one's own may have besides, by their names or as Shopify names its exports. */
const BESIDE = {
  customers: /^customers(_export.*)?\.csv$/i,
  redirects: /^(url_)?redirects(_export.*)?\.csv$/i,
  reviews: /^reviews\.csv$/i,
  content: /^content\.json$/i,
  pictures: /^(pictures|images)(\.zip)?$/i,
} as const;

export interface FolderFiles
  extends FilesToImport,
    Readonly<Partial<Record<keyof typeof BESIDE, string>>> {
  /** Names of tables and JSON in the folder that nobody knows. */
  readonly unknown?: readonly string[];
}

/** The files of a folder that a shop can be made of, by their names. */
export async function filesOfFolder(folder: string): Promise<FolderFiles> {
  const names = (await readdir(folder)).toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const read = new Set<string>();
  const among = (isWanted: (name: string) => boolean) => {
    const found = names.filter(isWanted);
    for (const name of found) read.add(name);
    return found.map((name) => join(folder, name));
  };
  const products = among((name) => PRODUCTS.test(name));
  const others = among((name) => SHOP_FILES.includes(name));
  const beside = Object.entries(BESIDE).flatMap(([what, pattern]) => {
    const first = names.find((name) => pattern.test(name));
    return among((name) => name === first).map((path) => [what, path] as const);
  });
  const unknown = names.filter((name) => /\.(csv|json)$/i.test(name) && !read.has(name));
  return { ...Object.fromEntries(beside), products, others, unknown };
}

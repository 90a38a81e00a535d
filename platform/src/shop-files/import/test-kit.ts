import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { newFolder } from '../../../tests/fixtures/folder.ts';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import type { Platform } from '../../platform.ts';
import type { FilesToImport } from './files-of-folder.ts';
import { type ImportOptions, importFiles } from './import-files.ts';
import { ImportError } from './import-report.ts';
import { readProductDrafts } from './read-product-drafts.ts';

interface Given extends Pick<FilesToImport, 'others'> {
  readonly products?: string;
}

/** Gives each test of a file an empty Dutch shop, and a folder for the files to import. */
export function importsInFolder() {
  let folder = '';
  let platform: Platform;
  beforeEach(async () => {
    folder = newFolder();
    platform = openPlatform({ now: () => new Date('2026-01-02T03:04:05Z') });
  });

  const load = ({ products, others = [] }: Given, options: ImportOptions = {}) => {
    const files = { others, products: products === undefined ? [] : [products] };
    return importFiles(platform.context, 'nl', files, options);
  };
  async function file(name: string, content: string): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }
  return {
    load,
    file,
    /** Imports a product file of that content; returns what it warned of. */
    async loadProducts(csv: string): Promise<readonly string[]> {
      const { report } = await load({ products: await file('products.csv', csv) });
      return report.warnings.map(({ message }) => message);
    },
    store: () => platform.context.store,
    products: () => readProductDrafts(platform.context.store.read, 'nl'),
    async problemsOf(files: Given, options: ImportOptions = {}): Promise<readonly string[]> {
      const error: unknown = await load(files, options).catch((reason: unknown) => reason);
      if (!(error instanceof ImportError)) throw new Error('The import was not refused');
      return error.report.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
    },
  };
}

export const COMB =
  'Title,URL handle,Price,Inventory tracker,Inventory quantity\nComb,comb,1,shopify,5\n';

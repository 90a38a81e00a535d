import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import {
  type CatalogueDrafts,
  CatalogueRefused,
  type SavedCatalogue,
  type SavingContext,
  saveCatalogue,
} from '../catalogue/index.ts';
import { type DeclaredDiscount, DiscountRefused, saveDeclared } from '../discounts/index.ts';
import type { ShopKey } from '../shops/index.ts';
import { createImportNotes, type ImportNotes, ImportRefused } from './import-notes.ts';
import { importableProducts } from './importable-products.ts';
import {
  type MetafieldDefinition,
  readDefinitions,
  saveDefinitions,
} from './metafield-definition.ts';
import { readShopFile } from './read-shop-file.ts';

export interface ImportResult {
  readonly saved: SavedCatalogue;
  readonly notes: ImportNotes;
}

/** Files by what is in them. All are imported together, or none. */
export interface FilesToImport {
  readonly products?: string;
  /** `collections.json`, `translations.csv` and the like: known by their names. */
  readonly others?: readonly string[];
}

export interface ImportOptions {
  /** Types of metafields for a shop that has defined none itself. */
  readonly defaultDefinitions?: readonly MetafieldDefinition[];
  /** Called with the bytes of the product file that have been read. */
  readonly onBytes?: (bytes: number) => void;
  /** What is in stock of a new variant when the file has no column for it. */
  readonly stockOfNewVariants?: number | null;
}

/** Imports files into a shop whole, or throws `ImportRefused` and changes nothing. */
export async function importFiles(
  context: SavingContext,
  shop: ShopKey,
  { products, others = [] }: FilesToImport,
  { defaultDefinitions = [], onBytes = () => {}, stockOfNewVariants = null }: ImportOptions = {},
): Promise<ImportResult> {
  const notes = createImportNotes();
  const contents = await Promise.all(
    others.map((path) => readShopFile(path, notes.forFile(basename(path)))),
  );
  const own = readDefinitions(context.store.read, shop);
  const added = contents.flatMap(({ definitions = [] }) => definitions);
  const known = own.length + added.length > 0 ? [...own, ...added] : defaultDefinitions;
  const read =
    products === undefined
      ? null
      : await importableProducts(context.store.read, shop, {
          chunks: createReadStream(products),
          definitions: known,
          notes: notes.forFile(basename(products)),
          onBytes,
          stockOfNewVariants,
        });
  if (notes.problemCount > 0) throw new ImportRefused(notes);
  const drafts = Object.assign({}, ...contents.map((content) => content.drafts), {
    products: read?.products ?? [],
  });
  const declared = contents.flatMap(({ discounts = [] }) => discounts);
  const saved = await saveOrRefuse({ context, shop, drafts, declared, notes });
  await context.store.write((sql) =>
    saveDefinitions(sql, shop, [...known, ...(read?.newDefinitions ?? [])]),
  );
  return { saved, notes };
}

interface Saving {
  readonly context: SavingContext;
  readonly shop: ShopKey;
  readonly drafts: CatalogueDrafts;
  readonly declared: readonly DeclaredDiscount[];
  readonly notes: ImportNotes;
}

/** What the catalogue finds wrong with drafts is the importer's problem, too. */
async function saveOrRefuse({ context, shop, drafts, declared, notes }: Saving) {
  try {
    return await saveCatalogue(context, shop, drafts, (sql) => {
      saveDeclared(sql, context, { shop, declared });
    });
  } catch (error) {
    if (error instanceof DiscountRefused) notes.problem(0, error.message);
    else if (error instanceof CatalogueRefused) {
      for (const problem of error.problems) notes.problem(0, problem);
    } else throw error;
    throw new ImportRefused(notes);
  }
}

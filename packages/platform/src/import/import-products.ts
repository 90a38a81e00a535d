import {
  type CatalogueDrafts,
  CatalogueRefused,
  type ProductDraft,
  type SavedCatalogue,
  type SavingContext,
  saveCatalogue,
} from '../catalogue/index.ts';
import type { ShopKey } from '../shops/index.ts';
import { createImportNotes, type ImportNotes, ImportRefused } from './import-notes.ts';
import { keepMissingColumns } from './keep-missing-columns.ts';
import {
  type MetafieldDefinition,
  readDefinitions,
  saveDefinitions,
} from './metafield-definition.ts';
import type { ProductHeader } from './product-csv/read-header.ts';
import { readProductCsv } from './product-csv/read-product-csv.ts';
import type { ByteChunks } from './read-csv.ts';
import { readProductDrafts } from './read-product-drafts.ts';

export interface ImportResult {
  readonly saved: SavedCatalogue;
  readonly notes: ImportNotes;
}

export interface ImportProductsOptions {
  /** Types of metafields for a shop that has defined none itself. */
  readonly defaultDefinitions?: readonly MetafieldDefinition[];
  readonly onRows?: (count: number) => void;
}

/** Imports a product CSV whole, or throws `ImportRefused` and changes nothing. */
export async function importProducts(
  context: SavingContext,
  shop: ShopKey,
  chunks: ByteChunks,
  { defaultDefinitions = [], onRows }: ImportProductsOptions = {},
): Promise<ImportResult> {
  const notes = createImportNotes();
  const own = readDefinitions(context.store.read, shop);
  const definitions = own.length > 0 ? own : defaultDefinitions;
  const { products, header, newDefinitions } = await readProductCsv(chunks, {
    definitions,
    notes,
    ...(onRows === undefined ? {} : { onRows }),
  });
  if (notes.problemCount > 0 || header === null) throw new ImportRefused(notes);
  warnAboutStock(header, notes);
  const before = new Map(
    readProductDrafts(context.store.read, shop).map((product) => [product.handle, product]),
  );
  const merged = products.map((product) => merge(product, before.get(product.handle), header));
  const saved = await saveOrRefuse(context, shop, { products: merged }, notes);
  await context.store.write((sql) =>
    saveDefinitions(
      sql,
      shop,
      own.length > 0 ? newDefinitions : [...definitions, ...newDefinitions],
    ),
  );
  return { saved, notes };
}

/** What the catalogue finds wrong with drafts is the importer's problem, too. */
export async function saveOrRefuse(
  context: SavingContext,
  shop: ShopKey,
  drafts: CatalogueDrafts,
  notes: ImportNotes,
): Promise<SavedCatalogue> {
  try {
    return await saveCatalogue(context, shop, drafts);
  } catch (error) {
    if (!(error instanceof CatalogueRefused)) throw error;
    for (const problem of error.problems) notes.problem(0, problem);
    throw new ImportRefused(notes);
  }
}

function merge(
  product: ProductDraft,
  before: ProductDraft | undefined,
  header: ProductHeader,
): ProductDraft {
  return before === undefined ? product : keepMissingColumns(product, before, header);
}

function warnAboutStock(header: ProductHeader, notes: ImportNotes): void {
  if (header.has('inventoryQuantity') || !header.has('inventoryTracker')) return;
  notes.warn(
    1,
    'The file has no column "Inventory quantity": known variants keep their stock, new ones have none.',
  );
}

import { basename } from 'node:path';
import type { ShopKey } from '../../protocol/index.ts';
import {
  type CatalogueDrafts,
  CatalogueError,
  type ProductDraft,
  type SavedCatalogue,
  type SavingContext,
  saveDrafts,
} from '../../shopify/catalogue/index.ts';
import {
  type DeclaredDiscount,
  DiscountError,
  saveDeclared,
} from '../../shopify/discounts/index.ts';
import {
  type MetafieldDefinition,
  readDefinitions,
  removeDefinitions,
  saveDefinitions,
} from '../../shopify/provisioning/index.ts';
import type { Sql } from '../../store/index.ts';
import type { FilesToImport } from './files-of-folder.ts';
import { type FindPicture, ownPictures } from './image-source.ts';
import { createImportReport, ImportError, type ImportReport } from './import-report.ts';
import { importableProducts } from './importable-products.ts';
import { chunksOf } from './limited-file.ts';
import type { ByteChunks } from './parse-csv.ts';
import { readShopFile } from './parse-shop-file.ts';
import { readProductFile } from './product-csv/parse-product-csv.ts';

export interface ImportResult {
  readonly saved: SavedCatalogue;
  /** Products of the file that the shop had just so. */
  readonly unchangedCount: number;
  /** Products that the shop has and the file has not. */
  readonly otherCount: number;
  readonly report: ImportReport;
}

export interface ImportOptions {
  /** Types of metafields for a shop that has defined none itself. */
  readonly defaultDefinitions?: readonly MetafieldDefinition[];
  /** Called with the bytes of the product file that have been read. */
  readonly onBytes?: (bytes: number) => void;
  /** Stock of a new variant when the file has no column for it; null: its stock is not counted. */
  readonly stockOfNewVariants?: number | null;
  /** The pictures that lie beside the product file. */
  readonly pictures?: FindPicture;
  /** A bad row refuses the files. */
  readonly isStrict?: boolean;
  /** The files are all that the shop is to hold: nothing is completed with what it held. */
  readonly standsAlone?: boolean;
  /** Drafts that belong to these products besides; a file of its own comes first. */
  readonly derive?: (products: readonly ProductDraft[]) => CatalogueDrafts;
  /** Runs first in the write that saves the files. */
  readonly before?: (sql: Sql) => void;
  /** Runs last in it. */
  readonly alongside?: (sql: Sql, drafts: CatalogueDrafts) => void;
}

const NO_PRODUCTS = { products: [], newDefinitions: [], unchangedCount: 0, otherCount: 0 };

/** Imports files into a shop whole, or throws `ImportError` and changes nothing. */
export async function importFiles(
  context: SavingContext,
  shop: ShopKey,
  { products, others = [] }: FilesToImport,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { defaultDefinitions = [], onBytes = () => {}, stockOfNewVariants = null } = options;
  const { pictures, standsAlone = false, derive = () => ({}), before, alongside } = options;
  const report = createImportReport(options);
  const exported = ownPictures(context.store, shop);
  const find: FindPicture = (url) => pictures?.(url) ?? exported(url);
  const contents = await Promise.all(
    others.map((path) => readShopFile(path, report.forFile(basename(path)), find)),
  );
  const productReport = report.forFile(products === undefined ? '' : basename(products));
  const file =
    products === undefined
      ? null
      : await readProductFile(countBytes(chunksOf(products), onBytes), productReport, find);
  // Whatever completes the files is read in the write that saves them.
  const { saved, ...rest } = await context.store.write((sql) => {
    before?.(sql);
    if (standsAlone) removeDefinitions(sql, shop);
    const own = readDefinitions(sql, shop);
    const added = contents.flatMap(({ definitions = [] }) => definitions);
    const definitions = own.length + added.length > 0 ? [...own, ...added] : defaultDefinitions;
    const {
      products: drafts,
      newDefinitions,
      unchangedCount,
      otherCount,
    } = file === null
      ? NO_PRODUCTS
      : importableProducts(sql, shop, {
          file,
          definitions,
          report: productReport,
          stockOfNewVariants,
          standsAlone,
        });
    if (report.problemCount > 0) throw new ImportError(report);
    saveDefinitions(sql, shop, [...definitions, ...newDefinitions]);
    const whole: CatalogueDrafts = Object.assign(
      { ...derive(drafts) },
      ...contents.map((content) => content.drafts),
      { products: drafts },
    );
    const savedDrafts = saveOrRefuse(sql, context, {
      shop,
      drafts: whole,
      declared: contents.flatMap(({ discounts = [] }) => discounts),
      report,
    });
    alongside?.(sql, whole);
    return { saved: savedDrafts, unchangedCount, otherCount };
  });
  return { saved, report, ...rest };
}

async function* countBytes(
  chunks: ByteChunks,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    onBytes(bytes);
    yield chunk;
  }
}

interface Saving {
  readonly shop: ShopKey;
  readonly drafts: CatalogueDrafts;
  readonly declared: readonly DeclaredDiscount[];
  readonly report: ImportReport;
}

/** Turns what the catalogue finds wrong with drafts into the importer's problem. */
function saveOrRefuse(
  sql: Sql,
  context: SavingContext,
  { shop, drafts, declared, report }: Saving,
): SavedCatalogue {
  try {
    const saved = saveDrafts(sql, context, { shop, drafts });
    saveDeclared(sql, context, { shop, declared });
    return saved;
  } catch (error) {
    if (error instanceof DiscountError) report.problem(0, error.message);
    else if (error instanceof CatalogueError) {
      for (const problem of error.problems) report.problem(0, problem);
    } else throw error;
    throw new ImportError(report);
  }
}

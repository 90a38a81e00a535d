import { basename } from 'node:path';
import type { ShopKey } from '../../protocol/index.ts';
import { countOf } from '../../protocol/index.ts';
import {
  type CatalogueDrafts,
  fittingDrafts,
  type ProductDraft,
  type SavedCatalogue,
  type SavingContext,
  saveDrafts,
  type TellUnfit,
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
import { followShipping } from './follow-shipping.ts';
import { type FindPicture, heldPictures, ownPictures } from './image-source.ts';
import { createImportReport, ImportError, type ImportReport } from './import-report.ts';
import { importableProducts, type ReadFile } from './importable-products.ts';
import { chunksOf } from './limited-file.ts';
import type { ByteChunks } from './parse-csv.ts';
import { fileOfKind, readShopFile } from './parse-shop-file.ts';
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
  /** Called with the bytes of the product files that have been read. */
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

/** Imports files into a shop whole, or throws `ImportError` and changes nothing. */
export async function importFiles(
  context: SavingContext,
  shop: ShopKey,
  { products = [], others = [] }: FilesToImport,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { defaultDefinitions = [], stockOfNewVariants = null } = options;
  const { pictures, standsAlone = false, derive = () => ({}), before, alongside } = options;
  const report = createImportReport(options);
  const exported = ownPictures(context.store, shop);
  const held = heldPictures(context.store, shop);
  const find: FindPicture = (url) =>
    pictures?.(url) ?? exported(url) ?? (standsAlone ? null : held.find(url));
  const contents = await Promise.all(
    others.map((path) => readShopFile(path, report.forFile(basename(path)), find)),
  );
  const files = await readProductFiles(products, { report, find, onBytes: options.onBytes });
  // Whatever completes the files is read in the write that saves them.
  const { saved, ...rest } = await context.store.write((sql) => {
    before?.(sql);
    if (standsAlone) removeDefinitions(sql, shop);
    const own = readDefinitions(sql, shop);
    const added = contents.flatMap(({ definitions = [] }) => definitions);
    const definitions = own.length + added.length > 0 ? [...own, ...added] : defaultDefinitions;
    const { newDefinitions, ...read } = importableProducts(sql, shop, {
      files,
      definitions,
      stockOfNewVariants,
      standsAlone,
      report,
    });
    warnAboutHeld(held.count(), report);
    if (report.problemCount > 0) throw new ImportError(report);
    saveDefinitions(sql, shop, [...definitions, ...newDefinitions]);
    const tell: TellUnfit = (kind, problem) =>
      report.forFile(kind === 'products' ? null : fileOfKind(kind)).leaveOut(0, problem);
    const whole = fittingDrafts(
      Object.assign({ ...derive(read.products) }, ...contents.map(({ drafts }) => drafts), {
        products: read.products,
      }),
      tell,
    );
    const savedDrafts = saveDrafts(sql, context, { shop, drafts: whole, tell });
    const declared = contents.flatMap(({ discounts = [] }) => discounts);
    saveDiscounts(sql, context, { shop, declared, report: report.forFile('discounts.json') });
    if (report.problemCount > 0) throw new ImportError(report);
    alongside?.(sql, whole);
    if (whole.shipping !== undefined) followShipping(sql, context, shop, whole.shipping);
    const { unchangedCount, otherCount } = read;
    return { saved: savedDrafts, unchangedCount, otherCount };
  });
  return { saved, report, ...rest };
}

function warnAboutHeld(count: number, report: ImportReport): void {
  if (count === 0) return;
  const told = countOf(
    count,
    'picture is the one of its name',
    'pictures are those of their names',
  );
  report.warn(0, `${told} that the shop has; --pictures brings others.`);
}

interface Reading {
  readonly report: ImportReport;
  readonly find: FindPicture;
  readonly onBytes: ImportOptions['onBytes'];
}

async function readProductFiles(
  paths: readonly string[],
  { report, find, onBytes = () => {} }: Reading,
): Promise<readonly ReadFile[]> {
  const files: ReadFile[] = [];
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    onBytes(bytes);
  };
  for (const path of paths) {
    const name = basename(path);
    const own = report.forFile(name);
    const file = await readProductFile(countBytes(chunksOf(path), count), own, find);
    files.push({ ...file, name, report: own });
  }
  return files;
}

async function* countBytes(
  chunks: ByteChunks,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onBytes(chunk.byteLength);
    yield chunk;
  }
}

interface Saving {
  readonly shop: ShopKey;
  readonly declared: readonly DeclaredDiscount[];
  readonly report: ImportReport;
}

/** Saves each discount by itself: one that names what is not there is left out, as it would take off something else. */
function saveDiscounts(sql: Sql, context: SavingContext, { shop, declared, report }: Saving): void {
  for (const discount of declared) {
    try {
      saveDeclared(sql, context, { shop, declared: [discount] });
    } catch (error) {
      if (!(error instanceof DiscountError)) throw error;
      report.leaveOut(0, `"${discount.draft.title}": ${error.message}`);
    }
  }
}

import { isDeepStrictEqual } from 'node:util';
import { countOf, parseGid, type ShopKey } from '../../protocol/index.ts';
import type { MetafieldDraft, ProductDraft, VariantDraft } from '../../shopify/catalogue/index.ts';
import type { MetafieldDefinition } from '../../shopify/provisioning/index.ts';
import type { Sql } from '../../store/index.ts';
import { warnAboutImages } from './image-source.ts';
import type { ImportReport } from './import-report.ts';
import { IncompleteProduct, keepMissingColumns, requirePrice } from './keep-missing-columns.ts';
import type { ProductHeader } from './product-csv/columns.ts';
import { isRecommendation } from './product-csv/metafields.ts';
import {
  type ParsedProducts,
  type ProductFile,
  parseProducts,
} from './product-csv/parse-product-csv.ts';
import { readProductDrafts } from './read-product-drafts.ts';
import { withUsualSpellings } from './usual-spellings.ts';
import { warnAboutLaw } from './warn-about-law.ts';
import { warnAboutSkus } from './warn-about-skus.ts';

/**
 * The export of a part of a shop recommends products that are in another part. They are left out:
 * a recommendation less is no reason to refuse a file.
 */
function knownRecommendations(
  products: readonly ProductDraft[],
  known: ReadonlySet<string>,
  report: ImportReport,
): readonly ProductDraft[] {
  const unknown = new Set<string>();
  const isKnown = (item: string) => {
    if (known.has(item) || parseGid(item) !== null) return true;
    unknown.add(item);
    return false;
  };
  const cleaned = products.map((product) => ({
    ...product,
    metafields: product.metafields.map((metafield) =>
      isRecommendation(metafield) ? withItems(metafield, isKnown) : metafield,
    ),
  }));
  if (unknown.size > 0) {
    report.warn(
      1,
      `Recommended products that are neither in the file nor in the shop were left out: ${[...unknown].join(', ')}.`,
    );
  }
  return cleaned;
}

function withItems(metafield: MetafieldDraft, isKnown: (item: string) => boolean): MetafieldDraft {
  if (metafield.type !== 'list.product_reference') return metafield;
  const items: unknown = JSON.parse(metafield.value);
  if (!Array.isArray(items)) return metafield;
  return { ...metafield, value: JSON.stringify(items.filter((item) => isKnown(String(item)))) };
}

interface ReadProducts extends Pick<ParsedProducts, 'newDefinitions'> {
  readonly products: readonly ProductDraft[];
  readonly unchangedCount: number;
  readonly otherCount: number;
}

export interface ReadFile extends ProductFile {
  readonly name: string;
  readonly report: ImportReport;
}

interface Completing {
  readonly definitions: readonly MetafieldDefinition[];
  readonly stockOfNewVariants: number | null;
}

export interface ImportableProducts extends Completing {
  readonly files: readonly ReadFile[];
  readonly standsAlone: boolean;
  /** Takes what is about all files. */
  readonly report: ImportReport;
}

/**
 * The products of files, completed by what the shop knows and a file has no column for. Call it
 * inside the write that saves them: stock read earlier would undo the orders since.
 */
export function importableProducts(
  sql: Sql,
  shop: ShopKey,
  { files, definitions, stockOfNewVariants, standsAlone, report }: ImportableProducts,
): ReadProducts {
  const held = standsAlone || files.length === 0 ? [] : readProductDrafts(sql, shop);
  const before = new Map(held.map((product) => [product.handle, product]));
  const completed: { readonly file: ReadFile; readonly products: readonly ProductDraft[] }[] = [];
  const newDefinitions: MetafieldDefinition[] = [];
  for (const file of files) {
    const known = { definitions: [...definitions, ...newDefinitions], stockOfNewVariants };
    const read = completedProducts(file, known, before);
    newDefinitions.push(...read.newDefinitions);
    completed.push({ file, products: read.products });
  }
  warnAboutSkus(files, report);
  const all = completed.flatMap((one) => one.products);
  const handles = new Set([...before.keys(), ...all.map(({ handle }) => handle)]);
  const recommended = completed.flatMap((one) =>
    knownRecommendations(one.products, handles, one.file.report),
  );
  const products = withUsualSpellings(recommended, report);
  const inFiles = new Set(products.map(({ handle }) => handle));
  return {
    products,
    newDefinitions,
    unchangedCount: products.filter((one) => isDeepStrictEqual(one, before.get(one.handle))).length,
    otherCount: held.filter(({ handle }) => !inFiles.has(handle)).length,
  };
}

/** Products that one warning names. */
const MOST_NAMED = 10;

const nameOf = ({ optionValues }: VariantDraft) => optionValues.join(' / ');

function completedProducts(
  { header, rows, report }: ReadFile,
  { definitions, stockOfNewVariants }: Completing,
  before: ReadonlyMap<string, ProductDraft>,
): Pick<ReadProducts, 'products' | 'newDefinitions'> {
  if (header === null) return { products: [], newDefinitions: [] };
  const parsed = parseProducts(rows, { header, definitions, report });
  const gone: string[] = [];
  const products = parsed.products.flatMap((built) => {
    const { handle } = built.draft;
    const known = before.get(handle);
    const draft = header.has('inventoryQuantity')
      ? built.draft
      : withStock(built.draft, stockOfNewVariants);
    try {
      if (known === undefined) {
        requirePrice(`The product "${handle}"`, header);
        return draft;
      }
      const kept = keepMissingColumns({ ...built, draft }, known, header);
      const names = new Set(kept.variants.map(nameOf));
      const count = known.variants.filter((variant) => !names.has(nameOf(variant))).length;
      if (count > 0) gone.push(`${count} of "${handle}"`);
      return kept;
    } catch (error) {
      if (!(error instanceof IncompleteProduct)) throw error;
      report.leaveOut(built.line, error.message);
      return [];
    }
  });
  if (products.length === 0 && report.problemCount === 0) {
    report.problem(1, 'None of its products can be taken.');
  }
  if (gone.length > 0) {
    const more =
      gone.length > MOST_NAMED ? ` and ${countOf(gone.length - MOST_NAMED, 'product')} more` : '';
    report.warn(
      1,
      `Variants that the file has not are no longer sold: ${gone.slice(0, MOST_NAMED).join(', ')}${more}.`,
    );
  }
  if (stockOfNewVariants === null) {
    warnAboutStock(
      header,
      parsed.products.map(({ draft }) => draft),
      report,
    );
  }
  warnAboutImages(products, report);
  warnAboutLaw(products, report);
  return { products, newDefinitions: parsed.newDefinitions };
}

/** Lets what nobody counted be for sale, as at Shopify: a count of nothing would sell out the whole file. */
function withStock(product: ProductDraft, stock: number | null): ProductDraft {
  const counted = stock === null ? { tracksInventory: false } : { inventoryQuantity: stock };
  return {
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, ...counted })),
  };
}

/** Exports of a shop with several locations have no quantities. */
function warnAboutStock(
  header: ProductHeader,
  products: readonly ProductDraft[],
  report: ImportReport,
): void {
  const counts = products.some(({ variants }) => variants.some((one) => one.tracksInventory));
  if (header.has('inventoryQuantity') || !counts) return;
  report.warn(
    1,
    'The file has no column "Inventory quantity": known variants keep their stock, new ones are for sale without a count (--stock 100 would give them 100).',
  );
}

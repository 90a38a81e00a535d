import type { ProductDraft } from '../catalogue/index.ts';
import type { ShopKey } from '../shops/index.ts';
import type { Sql } from '../store/index.ts';
import type { ImportNotes } from './import-notes.ts';
import { keepMissingColumns } from './keep-missing-columns.ts';
import { knownRecommendations } from './known-recommendations.ts';
import type { MetafieldDefinition } from './metafield-definition.ts';
import type { ProductHeader } from './product-csv/read-header.ts';
import { readProductCsv } from './product-csv/read-product-csv.ts';
import type { ByteChunks } from './read-csv.ts';
import { readProductDrafts } from './read-product-drafts.ts';
import { warnAboutPictures } from './warn-about-pictures.ts';

export interface ProductFile {
  readonly chunks: ByteChunks;
  readonly definitions: readonly MetafieldDefinition[];
  readonly notes: ImportNotes;
  readonly onBytes: (bytes: number) => void;
  /** What is in stock of a new variant when the file has no column for it. */
  readonly stockOfNewVariants: number | null;
}

/** The products of a file, completed by what the shop knows and the file has no column for. */
export async function importableProducts(
  sql: Sql,
  shop: ShopKey,
  { chunks, definitions, notes, onBytes, stockOfNewVariants }: ProductFile,
) {
  const { products, header, newDefinitions } = await readProductCsv(counted(chunks, onBytes), {
    definitions,
    notes,
  });
  if (header === null) return { products, newDefinitions };
  if (stockOfNewVariants === null) warnAboutStock(header, products, notes);
  warnAboutPictures(products, notes);
  const before = new Map(readProductDrafts(sql, shop).map((product) => [product.handle, product]));
  const handles = new Set([...before.keys(), ...products.map(({ handle }) => handle)]);
  const completed = knownRecommendations(products, handles, notes).map((product) => {
    const known = before.get(product.handle);
    const stocked = header.has('inventoryQuantity')
      ? product
      : withStock(product, stockOfNewVariants ?? 0);
    return known === undefined ? stocked : keepMissingColumns(stocked, known, header);
  });
  return { products: completed, newDefinitions };
}

async function* counted(
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

function withStock(product: ProductDraft, inventoryQuantity: number): ProductDraft {
  return {
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, inventoryQuantity })),
  };
}

/** Exports of a shop with several locations have no quantities: what is counted would be sold out. */
function warnAboutStock(
  header: ProductHeader,
  products: readonly ProductDraft[],
  notes: ImportNotes,
): void {
  const counts = products.some(({ variants }) => variants.some((one) => one.tracksInventory));
  if (header.has('inventoryQuantity') || !counts) return;
  notes.warn(
    1,
    'The file has no column "Inventory quantity": known variants keep their stock, new ones have none (--stock 100 would give them 100).',
  );
}

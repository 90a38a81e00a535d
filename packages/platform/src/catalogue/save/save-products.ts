import type { ProductDraft, SavedCatalogue } from '../draft.ts';
import { findRecord, putRecord } from '../stored/record-table.ts';
import type { ProductRecord } from '../stored/records.ts';
import { type StockLevel, setStock } from '../stored/stock-table.ts';
import { productRecord } from './product-record.ts';
import { withProductReferences } from './product-references.ts';
import type { SaveContext } from './save-context.ts';

interface Known {
  readonly number: number;
  readonly before: ProductRecord | null;
}

function stockLevels(draft: ProductDraft, record: ProductRecord): readonly StockLevel[] {
  return record.variants.map((variant, index) => ({
    variantNumber: variant.number,
    quantity: draft.variants[index]?.inventoryQuantity ?? 0,
  }));
}

/** Numbers first, for all: products may name each other whatever their order. */
export function saveProducts(
  context: SaveContext,
  drafts: readonly ProductDraft[],
): SavedCatalogue {
  const { sql, shop, ids } = context;
  const known = new Map<string, Known>();
  for (const { handle } of drafts) {
    const before = findRecord(sql, { shop, kind: 'product', handle });
    known.set(handle, { before, number: before?.number ?? ids.next('Product') });
  }
  const numberOf = (handle: string): number | null =>
    known.get(handle)?.number ?? findRecord(sql, { shop, kind: 'product', handle })?.number ?? null;
  const stock: StockLevel[] = [];
  let createdProducts = 0;
  for (const draft of drafts) {
    const identity = known.get(draft.handle);
    if (identity === undefined) throw new Error(`${draft.handle} has no number`);
    const record = productRecord(
      context,
      withProductReferences(context, draft, numberOf),
      identity,
    );
    if (identity.before === null) createdProducts += 1;
    if (identity.before !== record) {
      putRecord(sql, { shop, kind: 'product', handle: draft.handle, record });
    }
    stock.push(...stockLevels(draft, record));
  }
  if (stock.length > 0) setStock(sql, shop, stock);
  return { createdProducts, updatedProducts: drafts.length - createdProducts };
}

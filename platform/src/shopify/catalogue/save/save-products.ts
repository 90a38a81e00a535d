import type { ProductDraft, SavedCatalogue, VariantDraft } from '../draft.ts';
import type { ImageDraft } from '../draft-shapes.ts';
import { findRecord, putRecord } from '../stored/record-table.ts';
import type { ImageRecord, OptionRecord, ProductRecord, VariantRecord } from '../stored/records.ts';
import { type StockLevel, setStock } from '../stored/stock-table.ts';
import { withProductReferences } from './find-problems.ts';
import { metafieldRecords, type SaveContext } from './save-context.ts';

function imageRecords(
  { ids }: SaveContext,
  drafts: readonly ImageDraft[],
  before: readonly ImageRecord[],
): readonly ImageRecord[] {
  return drafts.map((draft) => ({
    ...draft,
    number: before.find(({ src }) => src === draft.src)?.number ?? ids.next('ProductImage'),
  }));
}

function optionRecords(
  { ids }: SaveContext,
  draft: ProductDraft,
  before: readonly OptionRecord[],
): readonly OptionRecord[] {
  return draft.optionNames.map((name, index) => {
    const known = before.find((option) => option.name === name);
    const names = new Set(draft.variants.map(({ optionValues }) => optionValues[index] ?? ''));
    const values = [...names].map((value) => ({
      name: value,
      number:
        known?.values.find((knownValue) => knownValue.name === value)?.number ??
        ids.next('ProductOptionValue'),
    }));
    return { name, values, number: known?.number ?? ids.next('ProductOption') };
  });
}

function sameOptions(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function variantRecord(
  context: SaveContext,
  draft: VariantDraft,
  known: VariantRecord | undefined,
): VariantRecord {
  const { inventoryQuantity: _, ...rest } = draft;
  return {
    ...rest,
    title: draft.optionValues.join(' / '),
    number: known?.number ?? context.ids.next('ProductVariant'),
    metafields: metafieldRecords(context, draft.metafields, known?.metafields),
  };
}

/** A product keeps its ids as long as its handle, a variant as long as its option values. */
function productRecord(
  context: SaveContext,
  draft: ProductDraft,
  { number, before }: { readonly number: number; readonly before: ProductRecord | null },
): ProductRecord {
  const { optionNames: _, ...rest } = draft;
  const record: ProductRecord = {
    ...rest,
    number,
    createdAt: before?.createdAt ?? context.now,
    updatedAt: before?.updatedAt ?? context.now,
    publishedAt: draft.isPublished ? (before?.publishedAt ?? context.now) : null,
    options: optionRecords(context, draft, before?.options ?? []),
    variants: draft.variants.map((variant) =>
      variantRecord(
        context,
        variant,
        before?.variants.find((old) => sameOptions(old.optionValues, variant.optionValues)),
      ),
    ),
    images: imageRecords(context, draft.images, before?.images ?? []),
    metafields: metafieldRecords(context, draft.metafields, before?.metafields),
  };
  const isUnchanged = before !== null && JSON.stringify(before) === JSON.stringify(record);
  return isUnchanged ? before : { ...record, updatedAt: context.now };
}

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

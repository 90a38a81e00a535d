import type { ImageDraft, ProductDraft, VariantDraft } from '../draft.ts';
import type { ImageRecord, OptionRecord, ProductRecord, VariantRecord } from '../stored/records.ts';
import { metafieldRecords } from './metafield-records.ts';
import type { SaveContext } from './save-context.ts';

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
export function productRecord(
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

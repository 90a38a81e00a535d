import { gid } from '../../protocol/index.ts';
import {
  allRecords,
  type MetafieldDraft,
  type MetafieldRecord,
  type ProductDraft,
  type ProductRecord,
  stockSince,
  type VariantDraft,
  type VariantRecord,
} from '../../shopify/catalogue/index.ts';
import type { Sql } from '../../store/index.ts';

/** A shop's products as drafts again, oldest first, naming each other by handle. */
export function readProductDrafts(sql: Sql, shop: string): readonly ProductDraft[] {
  const records = allRecords(sql, { shop, kind: 'product' });
  const stock = new Map(
    [...stockSince(sql, shop, 0)].map(({ variantNumber, quantity }) => [variantNumber, quantity]),
  );
  const handles = new Map(records.map(({ number, handle }) => [gid('Product', number), handle]));
  return records
    .toSorted((a, b) => a.number - b.number)
    .map((record) => productDraft(record, stock, handles));
}

function productDraft(
  record: ProductRecord,
  stock: ReadonlyMap<number, number>,
  handles: ReadonlyMap<string, string>,
): ProductDraft {
  const { number: _, createdAt: __, updatedAt: ___, publishedAt: ____, options, ...own } = record;
  const { variants, images, metafields } = own;
  return {
    ...own,
    optionNames: options.map(({ name }) => name),
    variants: variants.map((variant) => variantDraft(variant, stock, handles)),
    images: images.map(({ number: _, ...image }) => image),
    metafields: metafieldDrafts(metafields, handles),
  };
}

function variantDraft(
  { number, title: _, metafields, ...variant }: VariantRecord,
  stock: ReadonlyMap<number, number>,
  handles: ReadonlyMap<string, string>,
): VariantDraft {
  return {
    ...variant,
    inventoryQuantity: stock.get(number) ?? 0,
    metafields: metafieldDrafts(metafields, handles),
  };
}

/** Metafields that name products by handle, as drafts do. */
export function metafieldDrafts(
  records: readonly MetafieldRecord[],
  handles: ReadonlyMap<string, string>,
): readonly MetafieldDraft[] {
  return records.map(({ namespace, key, type, value }) => ({
    namespace,
    key,
    type,
    value: withHandles(type, value, handles),
  }));
}

function withHandles(type: string, value: string, handles: ReadonlyMap<string, string>): string {
  const handleOf = (reference: unknown) =>
    typeof reference === 'string' ? (handles.get(reference) ?? reference) : reference;
  if (type === 'product_reference') return handles.get(value) ?? value;
  if (type !== 'list.product_reference') return value;
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) ? JSON.stringify(list.map(handleOf)) : value;
}

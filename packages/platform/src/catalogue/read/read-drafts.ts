import type { Store } from '../../store/index.ts';
import type { MetafieldDraft, ProductDraft } from '../draft.ts';
import { allRecords } from '../stored/record-table.ts';
import type { MetafieldRecord, ProductRecord } from '../stored/records.ts';
import { stockSince } from '../stored/stock-table.ts';

function metafieldDraft({ namespace, key, type, value }: MetafieldRecord): MetafieldDraft {
  return { namespace, key, type, value };
}

function productDraft(
  record: ProductRecord,
  quantities: ReadonlyMap<number, number>,
): ProductDraft {
  const { number: _, createdAt: _c, updatedAt: _u, publishedAt: _p, options, ...rest } = record;
  return {
    ...rest,
    optionNames: options.map(({ name }) => name),
    images: record.images.map(({ number: _n, ...image }) => image),
    metafields: record.metafields.map(metafieldDraft),
    variants: record.variants.map(({ number, title: _t, ...variant }) => ({
      ...variant,
      inventoryQuantity: quantities.get(number) ?? 0,
      metafields: variant.metafields.map(metafieldDraft),
    })),
  };
}

/** Every product of a shop, hidden ones too, as it would be imported again. */
export function readProductDrafts(store: Store, shop: string): readonly ProductDraft[] {
  const quantities = new Map(
    stockSince(store.read, shop, 0).map(({ variantNumber, quantity }) => [variantNumber, quantity]),
  );
  return allRecords(store.read, { shop, kind: 'product' })
    .toSorted((a, b) => a.number - b.number)
    .map((record) => productDraft(record, quantities));
}

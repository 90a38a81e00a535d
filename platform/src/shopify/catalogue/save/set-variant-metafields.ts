import { type PlatformContext, parseGid, wireDateTime } from '../../../protocol/index.ts';
import { type Sql, textColumn } from '../../../store/index.ts';
import type { MetafieldDraft } from '../draft.ts';
import { nextRecordsVersion, putRecord } from '../stored/record-table.ts';
import type { MetafieldRecord, ProductRecord, VariantRecord } from '../stored/records.ts';
import { metafieldsOver } from './set-product-metafields.ts';

export interface FoundVariant {
  readonly product: ProductRecord;
  readonly record: VariantRecord;
}

/** A variant by its global id, with the product that it is of. */
export function findVariantRecord(sql: Sql, shop: string, id: string): FoundVariant | null {
  const parsed = parseGid(id);
  if (parsed?.type !== 'ProductVariant') return null;
  const number = Number(parsed.id);
  const row = sql
    .prepare(
      `SELECT document FROM catalogue_records WHERE shop = ? AND kind = 'product' AND EXISTS
       (SELECT 1 FROM json_each(document, '$.variants') WHERE json_extract(value, '$.number') = ?)`,
    )
    .get(shop, number);
  if (row === undefined) return null;
  const product: ProductRecord = JSON.parse(textColumn(row, 'document'));
  const record = product.variants.find((variant) => variant.number === number);
  return record === undefined ? null : { product, record };
}

/** Metafields over those that a variant has; an empty value takes one away. Call it inside a write. */
export function setVariantMetafields(
  sql: Sql,
  { ids, now: clock }: Pick<PlatformContext, 'ids' | 'now'>,
  { shop, variant }: { readonly shop: string; readonly variant: FoundVariant },
  drafts: readonly MetafieldDraft[],
): readonly MetafieldRecord[] {
  const { product, record } = variant;
  const now = wireDateTime(clock());
  const save = { sql, ids, shop, now, problems: [] };
  const { metafields, written } = metafieldsOver(save, record.metafields, drafts);
  if (JSON.stringify(metafields) === JSON.stringify(record.metafields)) return written;
  const variants = product.variants.map((one) => (one === record ? { ...one, metafields } : one));
  const changed = { ...product, variants, updatedAt: now };
  putRecord(sql, { shop, kind: 'product', handle: product.handle, record: changed });
  nextRecordsVersion(sql, shop);
  return written;
}

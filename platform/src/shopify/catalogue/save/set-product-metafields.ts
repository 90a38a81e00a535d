import { type PlatformContext, parseGid, wireDateTime } from '../../../protocol/index.ts';
import { type Sql, textColumn } from '../../../store/index.ts';
import type { MetafieldDraft } from '../draft-shapes.ts';
import { nextRecordsVersion, putRecord } from '../stored/record-table.ts';
import type { MetafieldRecord, ProductRecord } from '../stored/records.ts';
import { metafieldRecords, type SaveContext } from './save-context.ts';

/** A product by its global id, whether it is shown or not. */
export function findProductRecord(sql: Sql, shop: string, id: string): ProductRecord | null {
  const parsed = parseGid(id);
  if (parsed?.type !== 'Product') return null;
  const row = sql
    .prepare(
      `SELECT document FROM catalogue_records
       WHERE shop = ? AND kind = 'product' AND json_extract(document, '$.number') = ?`,
    )
    .get(shop, Number(parsed.id));
  return row === undefined ? null : JSON.parse(textColumn(row, 'document'));
}

/** Merges metafields over those before; an empty value takes one away. */
function metafieldsOver(
  context: Pick<SaveContext, 'ids' | 'now'>,
  before: readonly MetafieldRecord[],
  drafts: readonly MetafieldDraft[],
) {
  const isGiven = ({ namespace, key }: Pick<MetafieldDraft, 'namespace' | 'key'>) =>
    drafts.some((draft) => draft.namespace === namespace && draft.key === key);
  const kept = drafts.filter(({ value }) => value !== '');
  const written = metafieldRecords(context, kept, before);
  return { written, metafields: [...before.filter((known) => !isGiven(known)), ...written] };
}

/** Metafields over those that a product has; an empty value takes one away. Call it inside a write. */
export function setProductMetafields(
  sql: Sql,
  { ids, now: clock }: Pick<PlatformContext, 'ids' | 'now'>,
  { shop, record }: { readonly shop: string; readonly record: ProductRecord },
  drafts: readonly MetafieldDraft[],
): readonly MetafieldRecord[] {
  const now = wireDateTime(clock());
  const { metafields, written } = metafieldsOver({ ids, now }, record.metafields, drafts);
  if (JSON.stringify(metafields) === JSON.stringify(record.metafields)) return written;
  const changed = { ...record, metafields, updatedAt: now };
  putRecord(sql, { shop, kind: 'product', handle: record.handle, record: changed });
  nextRecordsVersion(sql, shop);
  return written;
}

import type { CollectionDraft } from '../draft.ts';
import { findRecord, putRecord } from '../stored/record-table.ts';
import { metafieldRecords } from './metafield-records.ts';
import type { SaveContext } from './save-context.ts';

function findStrangers(context: SaveContext, { handle, members }: CollectionDraft): void {
  if (members.kind !== 'handles') return;
  for (const product of members.handles) {
    const record = findRecord(context.sql, {
      shop: context.shop,
      kind: 'product',
      handle: product,
    });
    if (record === null) {
      context.problems.push(`collection ${handle}: names the unknown product ${product}`);
    }
  }
}

export function saveCollections(context: SaveContext, drafts: readonly CollectionDraft[]): void {
  const { sql, shop, ids, now } = context;
  for (const draft of drafts) {
    const { handle } = draft;
    findStrangers(context, draft);
    const before = findRecord(sql, { shop, kind: 'collection', handle });
    const isSameImage = before?.image?.src === draft.image?.src;
    const imageNumber = (isSameImage ? before?.image?.number : null) ?? ids.next('CollectionImage');
    putRecord(sql, {
      shop,
      kind: 'collection',
      handle,
      record: {
        ...draft,
        number: before?.number ?? ids.next('Collection'),
        createdAt: before?.createdAt ?? now,
        updatedAt: now,
        image: draft.image === null ? null : { ...draft.image, number: imageNumber },
        metafields: metafieldRecords(context, draft.metafields, before?.metafields),
      },
    });
  }
}

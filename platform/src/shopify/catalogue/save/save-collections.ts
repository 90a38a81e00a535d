import type { CollectionDraft, SellingPlanGroupDraft } from '../draft-shapes.ts';
import { findRecord, putRecord } from '../stored/record-table.ts';
import { metafieldRecords, type SaveContext, saveEach } from './save-context.ts';

/** A plan keeps its id as long as its name within its group. */
export function saveSellingPlans(
  context: SaveContext,
  drafts: readonly SellingPlanGroupDraft[],
): void {
  const { sql, shop, ids, problems } = context;
  for (const draft of drafts) {
    const handle = draft.name;
    for (const product of draft.productHandles) {
      if (findRecord(sql, { shop, kind: 'product', handle: product }) === null) {
        problems.push(`selling plan group ${handle}: names the unknown product ${product}`);
      }
    }
    const before = findRecord(sql, { shop, kind: 'selling_plan_group', handle });
    const plans = draft.plans.map((plan) => ({
      ...plan,
      number:
        before?.plans.find(({ name }) => name === plan.name)?.number ?? ids.next('SellingPlan'),
    }));
    putRecord(sql, { shop, kind: 'selling_plan_group', handle, record: { ...draft, plans } });
  }
}

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
  const { ids, now } = context;
  for (const draft of drafts) findStrangers(context, draft);
  saveEach(context, { kind: 'collection', drafts }, (draft, before) => {
    const isSameImage = before?.image?.src === draft.image?.src;
    const imageNumber = (isSameImage ? before?.image?.number : null) ?? ids.next('CollectionImage');
    return {
      ...draft,
      number: before?.number ?? ids.next('Collection'),
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      image: draft.image === null ? null : { ...draft.image, number: imageNumber },
      metafields: metafieldRecords(context, draft.metafields, before?.metafields),
    };
  });
}

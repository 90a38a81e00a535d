import type { CollectionDraft, SellingPlanGroupDraft } from '../draft-shapes.ts';
import { findRecord, putRecord } from '../stored/record-table.ts';
import { type DraftKind, metafieldRecords, type SaveContext, saveEach } from './save-context.ts';

/** A plan keeps its id as long as its name within its group. */
export function saveSellingPlans(
  context: SaveContext,
  drafts: readonly SellingPlanGroupDraft[],
): void {
  const { sql, shop, ids } = context;
  for (const draft of drafts) {
    const handle = draft.name;
    const about = ['sellingPlanGroups', `selling plan group ${handle}`] as const;
    const productHandles = knownProducts(context, draft.productHandles, about);
    const before = findRecord(sql, { shop, kind: 'selling_plan_group', handle });
    const plans = draft.plans.map((plan) => ({
      ...plan,
      number:
        before?.plans.find(({ name }) => name === plan.name)?.number ?? ids.next('SellingPlan'),
    }));
    const record = { ...draft, productHandles, plans };
    putRecord(sql, { shop, kind: 'selling_plan_group', handle, record });
  }
}

/** The products that the shop has; each other one is told. */
function knownProducts(
  { sql, shop, tell }: SaveContext,
  handles: readonly string[],
  [kind, owner]: readonly [DraftKind, string],
): readonly string[] {
  return handles.filter((handle) => {
    if (findRecord(sql, { shop, kind: 'product', handle }) !== null) return true;
    tell(kind, `${owner}: names the unknown product ${handle}`);
    return false;
  });
}

function knownMembers(
  context: SaveContext,
  { handle, members }: CollectionDraft,
): CollectionDraft['members'] {
  if (members.kind !== 'handles') return members;
  const about = ['collections', `collection ${handle}`] as const;
  return { ...members, handles: knownProducts(context, members.handles, about) };
}

export function saveCollections(context: SaveContext, drafts: readonly CollectionDraft[]): void {
  const { ids, now } = context;
  saveEach(context, { kind: 'collection', drafts }, (draft, before) => {
    const isSameImage = before?.image?.src === draft.image?.src;
    const imageNumber = (isSameImage ? before?.image?.number : null) ?? ids.next('CollectionImage');
    return {
      ...draft,
      members: knownMembers(context, draft),
      number: before?.number ?? ids.next('Collection'),
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      image: draft.image === null ? null : { ...draft.image, number: imageNumber },
      metafields: metafieldRecords(context, draft.metafields, before?.metafields),
    };
  });
}

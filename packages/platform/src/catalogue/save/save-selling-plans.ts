import type { SellingPlanGroupDraft } from '../draft.ts';
import { findRecord, putRecord } from '../stored/record-table.ts';
import type { SaveContext } from './save-context.ts';

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

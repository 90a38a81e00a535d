import type { GraphqlAnswer } from '../graphql/answer.ts';
import type { AskedCost, CostPolicy } from '../graphql/cost-policy.ts';
import { countObjects } from './count-objects.ts';
import { type Bucket, type BucketSize, fullBucket, restored, taken } from './leaky-bucket.ts';

export type AdminBudget = BucketSize;

/** Shopify's limit for one question, whatever the plan. */
const MOST_FOR_ONE_QUESTION = 1_000;
/** What a mutation costs before anything of its answer. */
const COST_OF_A_MUTATION = 10;
/** Shopify Plus: the plan that sign-in with Multipass needs. */
const PLUS: AdminBudget = { maximumAvailable: 20_000, restoreRate: 1_000 };

const refused = (cost: number): GraphqlAnswer => ({
  errors: [
    {
      message: `Query cost is ${cost}, which exceeds the single query max cost limit (${MOST_FOR_ONE_QUESTION}).`,
      extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: MOST_FOR_ONE_QUESTION },
    },
  ],
});

/** A bucket of points per shop: what a question may cost is taken beforehand, what it did not cost is given back. */
export function createAdminCosts(budget: AdminBudget = PLUS): CostPolicy {
  const buckets = new Map<string, Bucket>();

  const throttleStatus = ({ points }: Bucket) => ({
    ...budget,
    currentlyAvailable: Math.floor(points),
  });

  return (asked, { shop, now }) => {
    const requestedQueryCost = costOf(asked);
    if (requestedQueryCost > MOST_FOR_ONE_QUESTION) {
      return { kind: 'refused', answer: refused(requestedQueryCost) };
    }
    const nowInMs = now().getTime();
    const before = restored(buckets.get(shop.key) ?? fullBucket(budget, nowInMs), budget, nowInMs);
    const after = taken(before, requestedQueryCost);
    buckets.set(shop.key, after ?? before);
    if (after === null) {
      const status = throttleStatus(before);
      const cost = { requestedQueryCost, actualQueryCost: null, throttleStatus: status };
      const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
      return { kind: 'refused', answer: { errors, extensions: { cost } } };
    }
    return {
      kind: 'admitted',
      settle: (data) => {
        const fixed = asked.isMutation ? COST_OF_A_MUTATION : 0;
        const actualQueryCost = Math.min(requestedQueryCost, fixed + countObjects(data));
        const current = restored(buckets.get(shop.key) ?? after, budget, now().getTime());
        const points = Math.min(
          budget.maximumAvailable,
          current.points + requestedQueryCost - actualQueryCost,
        );
        const settled = { ...current, points };
        buckets.set(shop.key, settled);
        return { requestedQueryCost, actualQueryCost, throttleStatus: throttleStatus(settled) };
      },
    };
  };
}

function costOf({ cost, isMutation }: AskedCost): number {
  return isMutation ? cost + COST_OF_A_MUTATION : cost;
}

import type { CostPolicy, GraphqlResponse, RequestedCost } from '../../protocol/index.ts';

/** The wrapping fields of a connection are not objects of their own; see queryCost. */
const WRAPPERS = ['edges', 'pageInfo'];

/** Counts the objects in a response, without the root. */
function countObjects(data: unknown): number {
  if (Array.isArray(data)) return data.reduce((sum: number, one) => sum + own(one), 0);
  if (typeof data !== 'object' || data === null) return 0;
  return Object.entries(data).reduce((sum, [name, value]) => {
    if (WRAPPERS.includes(name)) return sum + insideOf(value);
    return sum + own(value);
  }, 0);
}

function own(value: unknown): number {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return (isObject ? 1 : 0) + countObjects(value);
}

/** An edge counts by its node, page info not at all. */
function insideOf(value: unknown): number {
  const edges = Array.isArray(value) ? value : [value];
  return edges.reduce((sum: number, edge) => sum + countObjects(edge), 0);
}

export type AdminBudget = BucketSize;

/** Shopify's limit for a single query, whatever the plan. */
const MAX_QUERY_COST = 1_000;
/** The base cost of a mutation. */
const COST_OF_A_MUTATION = 10;
/** Shopify Plus: the plan that sign-in with Multipass needs. */
const PLUS: AdminBudget = { maximumAvailable: 20_000, restoreRate: 1_000 };

const rejectQuery = (cost: number): GraphqlResponse => ({
  errors: [
    {
      message: `Query cost is ${cost}, which exceeds the single query max cost limit (${MAX_QUERY_COST}).`,
      extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: MAX_QUERY_COST },
    },
  ],
});

/** Keeps a leaky bucket per shop: the requested cost is taken beforehand, the unused part is refunded. */
export function createAdminCostPolicy(budget: AdminBudget = PLUS): CostPolicy {
  const buckets = new Map<string, Bucket>();

  const throttleStatus = ({ points }: Bucket) => ({
    ...budget,
    currentlyAvailable: Math.floor(points),
  });

  return (requested, { shop, now }) => {
    const requestedQueryCost = costOf(requested);
    if (requestedQueryCost > MAX_QUERY_COST) {
      return { kind: 'refused', response: rejectQuery(requestedQueryCost) };
    }
    const nowInMs = now().getTime();
    const before = restorePoints(
      buckets.get(shop.key) ?? fullBucket(budget, nowInMs),
      budget,
      nowInMs,
    );
    const after = takePoints(before, requestedQueryCost);
    buckets.set(shop.key, after ?? before);
    if (after === null) {
      const status = throttleStatus(before);
      const cost = { requestedQueryCost, actualQueryCost: null, throttleStatus: status };
      const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
      return { kind: 'refused', response: { errors, extensions: { cost } } };
    }
    return {
      kind: 'admitted',
      settle: (data) => {
        const fixed = requested.isMutation ? COST_OF_A_MUTATION : 0;
        const actualQueryCost = Math.min(requestedQueryCost, fixed + countObjects(data));
        const current = restorePoints(buckets.get(shop.key) ?? after, budget, now().getTime());
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

function costOf({ cost, isMutation }: RequestedCost): number {
  return isMutation ? cost + COST_OF_A_MUTATION : cost;
}

interface Bucket {
  readonly points: number;
  readonly atInMs: number;
}

interface BucketSize {
  /** Capacity in points. */
  readonly maximumAvailable: number;
  /** Points restored per second. */
  readonly restoreRate: number;
}

export function fullBucket({ maximumAvailable }: BucketSize, atInMs: number): Bucket {
  return { points: maximumAvailable, atInMs };
}

/** Restores points for the time passed; a clock that goes back restores nothing. */
export function restorePoints(bucket: Bucket, size: BucketSize, nowInMs: number): Bucket {
  const restoredPoints = (Math.max(0, nowInMs - bucket.atInMs) / 1000) * size.restoreRate;
  return {
    points: Math.min(size.maximumAvailable, bucket.points + restoredPoints),
    atInMs: nowInMs,
  };
}

/** Takes points out; null when the bucket holds fewer. */
export function takePoints(bucket: Bucket, points: number): Bucket | null {
  return points > bucket.points ? null : { ...bucket, points: bucket.points - points };
}

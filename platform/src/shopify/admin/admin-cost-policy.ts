import type { CostPolicy, RequestedCost } from '../../protocol/index.ts';

/** Shopify's limit for a single query, whatever the plan. */
const MAX_QUERY_COST = 1_000;
/** The base cost of a mutation. */
const COST_OF_A_MUTATION = 10;

export function limitAdminCost({
  cost: ofFields,
  isMutation,
}: RequestedCost): ReturnType<CostPolicy> {
  const cost = ofFields + (isMutation ? COST_OF_A_MUTATION : 0);
  if (cost <= MAX_QUERY_COST) return [];
  return [
    {
      message: `Query cost is ${cost}, which exceeds the single query max cost limit (${MAX_QUERY_COST}).`,
      extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: MAX_QUERY_COST },
    },
  ];
}

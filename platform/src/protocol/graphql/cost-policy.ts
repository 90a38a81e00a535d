import type { WireError } from './errors.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { checkCost, type QueryCost } from './query-cost.ts';

export interface RequestedCost extends QueryCost {
  readonly isMutation: boolean;
}

/** Limit of an API on queries by cost; tells why one is not run. */
export type CostPolicy = (
  requested: RequestedCost,
  context: GraphqlContext,
) => readonly WireError[];

export const storefrontCostPolicy: CostPolicy = (requested, { request }) =>
  checkCost(requested, request.hasToken);

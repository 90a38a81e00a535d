import type { CostReport, GraphqlResponse } from './errors.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { checkCost, type QueryCost } from './query-cost.ts';

export interface RequestedCost extends QueryCost {
  readonly isMutation: boolean;
}

type Admission =
  | { readonly kind: 'refused'; readonly response: GraphqlResponse }
  /** The query may run; `settle` computes the actual cost from the data. */
  | { readonly kind: 'admitted'; readonly settle: (data: unknown) => CostReport };

/** Limit of an API on queries by cost. */
export type CostPolicy = (requested: RequestedCost, context: GraphqlContext) => Admission;

/** The Storefront API limits each query by itself. */
export const storefrontCostPolicy: CostPolicy = (requested, { request }) => {
  const errors = checkCost(requested, request.hasToken);
  return errors.length > 0
    ? { kind: 'refused', response: { errors } }
    : { kind: 'admitted', settle: () => ({ requestedQueryCost: requested.cost }) };
};

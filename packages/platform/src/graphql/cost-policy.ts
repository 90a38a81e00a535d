import type { CostReport, GraphqlAnswer } from './answer.ts';
import { checkCost } from './check-cost.ts';
import type { GraphqlContext } from './graphql-context.ts';
import type { QueryCost } from './query-cost.ts';

export interface AskedCost extends QueryCost {
  readonly isMutation: boolean;
}

export type Admission =
  | { readonly kind: 'refused'; readonly answer: GraphqlAnswer }
  /** It may run; what its cost came to is told of the data that it brought. */
  | { readonly kind: 'admitted'; readonly settle: (data: unknown) => CostReport };

/** How an API limits what is asked of it. */
export type CostPolicy = (asked: AskedCost, context: GraphqlContext) => Admission;

/** The Storefront API limits each question by itself, and buyers by other means. */
export const storefrontCosts: CostPolicy = (asked, { request }) => {
  const errors = checkCost(asked, request.hasToken);
  return errors.length > 0
    ? { kind: 'refused', answer: { errors } }
    : { kind: 'admitted', settle: () => ({ requestedQueryCost: asked.cost }) };
};

import type { WireError } from './answer.ts';
import type { QueryCost } from './query-cost.ts';

/** Shopify's limit for requests without a token. */
const MAX_COST_WITHOUT_TOKEN = 1000;
/** Ours, above any listing of 250 whole products, below what would keep the machine busy. */
const MAX_COST = 2_000_000;
const MAX_DEPTH = 25;

export function checkCost({ cost, depth }: QueryCost, hasToken: boolean): readonly WireError[] {
  if (depth > MAX_DEPTH) {
    return [
      {
        message: `Query has depth of ${depth}, which exceeds max depth of ${MAX_DEPTH}`,
        extensions: { code: 'MAX_DEPTH_EXCEEDED', depth, maxDepth: MAX_DEPTH },
      },
    ];
  }
  const maxCost = hasToken ? MAX_COST : MAX_COST_WITHOUT_TOKEN;
  if (cost <= maxCost) return [];
  return [
    {
      message: 'Complexity exceeded',
      extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost },
    },
  ];
}

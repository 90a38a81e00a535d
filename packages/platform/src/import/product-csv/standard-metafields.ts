import type { MetafieldColumn } from './read-header.ts';

/** Metafields that mean the same in every shop: Shopify's own app keeps there what a merchant recommends by hand. */
const RECOMMENDATIONS = {
  namespace: 'shopify--discovery--product_recommendation',
  keys: ['related_products', 'complementary_products'],
} as const;

type Named = Pick<MetafieldColumn, 'namespace' | 'key'>;

export function isRecommendation({ namespace, key }: Named): boolean {
  return (
    namespace === RECOMMENDATIONS.namespace && RECOMMENDATIONS.keys.some((known) => known === key)
  );
}

/** The type that Shopify gives to a metafield whoever defines it; null where a shop decides. */
export function standardType(column: Named): string | null {
  return isRecommendation(column) ? 'list.product_reference' : null;
}

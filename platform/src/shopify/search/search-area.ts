import type { Area, GraphqlContext } from '../../protocol/index.ts';
import { catalogueOf, checkGid, type Facet, type Product } from '../catalogue/index.ts';
import { predictiveSearch } from './predictive-search.ts';
import { search } from './search-query.ts';

interface RecommendationArguments {
  readonly productId?: string | null;
  readonly productHandle?: string | null;
  readonly intent: 'COMPLEMENTARY' | 'RELATED';
}

const MAX_RECOMMENDATIONS = 10;

/** Metafields in which Shopify's recommendation app keeps choices by hand. */
const CHOSEN = {
  namespace: 'shopify--discovery--product_recommendation',
  COMPLEMENTARY: 'complementary_products',
  RELATED: 'related_products',
} as const;

function chosenByHand(
  context: GraphqlContext,
  { record }: Product,
  intent: RecommendationArguments['intent'],
): readonly Product[] {
  const metafield = record.metafields.find(
    ({ namespace, key }) => namespace === CHOSEN.namespace && key === CHOSEN[intent],
  );
  if (metafield === undefined) return [];
  const { productById } = catalogueOf(context);
  return idsIn(metafield.value).flatMap((id) => productById.get(id) ?? []);
}

/** Reads a list of ids; anything else, such as text saved before its type was known, recommends nothing. */
function idsIn(value: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(value);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function sharedCount<Item>(a: readonly Item[], b: readonly Item[]): number {
  return a.filter((item) => b.includes(item)).length;
}

const TYPE_WEIGHT = 2;

/** Scores products of the same type, in the same collections, with the same tags. */
function likeness(a: Product, b: Product): number {
  const sameType = a.record.productType === b.record.productType ? TYPE_WEIGHT : 0;
  return (
    sameType + sharedCount(a.record.tags, b.record.tags) + sharedCount(a.collections, b.collections)
  );
}

function findRelated(context: GraphqlContext, product: Product): readonly Product[] {
  return catalogueOf(context)
    .products.filter((other) => other !== product)
    .map((other) => ({ other, score: likeness(product, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.other.record.number - b.other.record.number)
    .map(({ other }) => other);
}

/** Returns null for a product that the shop does not show. */
function recommendProducts(
  _source: unknown,
  { productId, productHandle, intent }: RecommendationArguments,
  context: GraphqlContext,
): readonly Product[] | null {
  const { productById, productByHandle } = catalogueOf(context);
  const product = productId
    ? productById.get(checkGid(productId))
    : productByHandle.get(productHandle ?? '');
  if (product === undefined) return null;
  const chosen = chosenByHand(context, product, intent);
  const found = intent === 'RELATED' ? [...chosen, ...findRelated(context, product)] : chosen;
  return [...new Set(found)].slice(0, MAX_RECOMMENDATIONS);
}

export const searchArea: Area = {
  resolvers: {
    QueryRoot: { search, predictiveSearch, productRecommendations: recommendProducts },
    SearchResultItemConnection: {
      productFilters: ({ facets }: { readonly facets: () => readonly Facet[] }) => facets(),
    },
  },
};

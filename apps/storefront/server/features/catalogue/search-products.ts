import type { Loaded, PredictiveSearch } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import type { FilterGroup } from '@lokke/domain/listing';
import { predictiveSearch, search } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom, mapReadable } from './loaded.ts';
import { mapSummary } from './map-product.ts';
import { METAFIELDS, metafieldsFor } from './metafields.ts';

const MAX_FOUND = 96;

/** Searches products, best match first. */
export async function searchProducts(
  source: ShopContext,
  query: string,
  groups: readonly FilterGroup[],
): Promise<Loaded<readonly ProductSummary[]>> {
  const result = await search(source.client, {
    ...inContext(source),
    query,
    first: MAX_FOUND,
    after: null,
    metafields: metafieldsFor(groups),
  });
  return loadedFrom(source, 'search', result, ({ nodes }) =>
    mapReadable(
      source,
      nodes.flatMap((node) => (node.__typename === 'Product' ? [node] : [])),
      (node) => mapSummary(node, groups),
    ),
  );
}

/** Per kind of suggestion. */
const MAX_OF_A_KIND = 4;

export async function loadPredictiveSearch(
  source: ShopContext,
  query: string,
): Promise<Loaded<PredictiveSearch>> {
  const result = await predictiveSearch(source.client, {
    ...inContext(source),
    query,
    limit: MAX_OF_A_KIND,
    metafields: METAFIELDS,
  });
  return loadedFrom(source, 'suggestions', result, ({ queries, products, collections }) => ({
    queries: queries.map(({ text }) => text),
    products: mapReadable(source, products, (product) => mapSummary(product, [])),
    collections: collections.map(({ handle, title }) => ({ handle, title })),
  }));
}

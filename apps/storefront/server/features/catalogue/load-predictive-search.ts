import type { Loaded, PredictiveSearch } from '@lokke/contract/ports';
import { predictiveSearch } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom, mapReadable } from './loaded.ts';
import { mapSummary } from './map-product.ts';
import { METAFIELDS } from './metafields.ts';

/** Of each kind; a list of more than ten rows is no longer read. */
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
    products: mapReadable(source, products, mapSummary),
    collections: collections.map(({ handle, title }) => ({ handle, title })),
  }));
}

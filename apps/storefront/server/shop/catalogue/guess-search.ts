import { predictiveSearch } from '@lokke/shopify-storefront';
import type { Loaded, SearchGuess } from '../../../app/shared/catalogue-source.ts';
import { inContext, type ShopSource } from '../shop-source.ts';
import { loadedFrom, mapReadable } from './loaded.ts';
import { mapSummary } from './map-product.ts';
import { METAFIELDS } from './metafields.ts';

/** Of each kind; a list of more than ten rows is no longer read. */
const MOST_OF_A_KIND = 4;

export async function guessSearch(source: ShopSource, query: string): Promise<Loaded<SearchGuess>> {
  const result = await predictiveSearch(source.client, {
    ...inContext(source),
    query,
    limit: MOST_OF_A_KIND,
    metafields: METAFIELDS,
  });
  return loadedFrom(source, 'suggestions', result, ({ queries, products, collections }) => ({
    queries: queries.map(({ text }) => text),
    products: mapReadable(source, products, mapSummary),
    collections: collections.map(({ handle, title }) => ({ handle, title })),
  }));
}

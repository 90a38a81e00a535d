import type { Loaded } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import type { FilterGroup } from '@lokke/domain/listing';
import { forEverybodyFirst } from '@lokke/domain/trade';
import { predictiveSearch, search } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom, type Method, mapReadable } from './loaded.ts';
import { mapSummary } from './map-product.ts';
import { metafieldsFor, summaryMetafields } from './metafields.ts';

const MAX_FOUND = 96;

/** Searches products, best match first; what only salons can buy comes last, as few look for it. */
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
    metafields: metafieldsFor(source, groups),
  });
  if (result.ok && result.value.nodes.length === 0) {
    const { log, market } = source;
    log({ level: 'info', event: 'search.empty', market: market.locale, words: wordsOf(query) });
  }
  return loadedFrom(source, 'search', result, ({ nodes }) =>
    forEverybodyFirst(
      mapReadable(
        source,
        nodes.flatMap((node) => (node.__typename === 'Product' ? [node] : [])),
        (node) => mapSummary(source, node, groups),
      ),
    ),
  );
}

const MAX_LOGGED_LETTERS = 40;

/** Returns the words of a search without what may be an e-mail address, or the number of an order, a telephone or a card. */
function wordsOf(query: string): string {
  return query
    .trim()
    .toLowerCase()
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .replace(/[\d\s-]{5,}/g, ' … ')
    .slice(0, MAX_LOGGED_LETTERS);
}

/** Per kind of suggestion. */
const MAX_OF_A_KIND = 4;

export const loadPredictiveSearch: Method<'predictiveSearch'> = async (source, query) => {
  const result = await predictiveSearch(source.client, {
    ...inContext(source),
    query,
    limit: MAX_OF_A_KIND,
    metafields: summaryMetafields(source),
  });
  return loadedFrom(source, 'suggestions', result, ({ queries, products, collections }) => ({
    queries: queries.map(({ text }) => text),
    products: forEverybodyFirst(
      mapReadable(source, products, (product) => mapSummary(source, product, [])),
    ),
    collections: collections.map(({ handle, title }) => ({ handle, title })),
  }));
};

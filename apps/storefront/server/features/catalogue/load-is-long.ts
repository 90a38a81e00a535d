import type { Loaded } from '@lokke/contract/ports';
import { FILTER_GROUPS } from '@lokke/domain/listing';
import { collection, collectionProductIds } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { allPages, PAGE_SIZE } from './all-pages.ts';
import { loadedFrom } from './loaded.ts';
import { totalOf } from './platform-filters.ts';

/** Tells whether a collection has more products than this; where the platform counts, it is asked for one product. */
export async function loadIsLong(
  source: ShopContext,
  handle: string,
  most: number,
): Promise<Loaded<boolean>> {
  const what = `length of ${handle}`;
  const variables = { ...inContext(source), handle };
  const one = await collection(source.client, {
    ...variables,
    first: 1,
    after: null,
    withFilters: true,
    metafields: [],
  });
  const counted = loadedFrom(
    source,
    what,
    one,
    ({ products: { nodes, pageInfo, filters = [] } }) =>
      pageInfo.hasNextPage ? totalOf(filters, [], FILTER_GROUPS) : nodes.length,
  );
  if (counted.kind !== 'found') return counted;
  if (counted.value !== null) return { kind: 'found', value: counted.value > most };
  const ids = await allPages(
    (after) => collectionProductIds(source.client, { ...variables, first: PAGE_SIZE, after }),
    ({ length }) => length > most,
  );
  return loadedFrom(source, what, ids, ({ length }) => length > most);
}

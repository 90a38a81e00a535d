import type { Loaded } from '@lokke/contract/ports';
import { FILTER_GROUPS, WHOLE_SHOP } from '@lokke/domain/listing';
import { readAllPages, succeed } from '@lokke/http-client';
import {
  collection,
  collectionProductIds,
  type ProductSummaryPartsFragment,
  products,
} from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom, PAGE_SIZE } from './loaded.ts';
import type { metafieldsFor } from './metafields.ts';
import { totalOf } from './platform-filters.ts';

export interface CatalogueLimits {
  /** Number of products that are read of a shop that is too long to read whole. */
  readonly most: number;
  /** Tells whether the shop is; asked only where its first page does not hold it. */
  readonly isLong: () => Promise<Loaded<boolean>>;
}

interface ReadRequest extends CatalogueLimits {
  /** Names it in the log. */
  readonly what: string;
  readonly metafields: ReturnType<typeof metafieldsFor>;
}

interface ReadProducts {
  readonly nodes: readonly ProductSummaryPartsFragment[];
  /** The shop has no others. */
  readonly isWhole: boolean;
}

/** Reads all products of a shop, the oldest first; of a long one those that sell best. */
export async function readProducts(
  source: ShopContext,
  { what, metafields, most, isLong }: ReadRequest,
): Promise<Loaded<ReadProducts>> {
  const read = (after: string | null, first: number) =>
    products(source.client, { ...inContext(source), first, after, metafields });
  // A product more than a list may have tells that there are more.
  const first = await read(null, Math.min(PAGE_SIZE, most + 1));
  if (first.ok && first.value.pageInfo.hasNextPage) {
    const long = await isLong();
    if (long.kind === 'failed') return long;
    if (long.kind === 'found' && long.value) {
      return readBestSellers(source, { what, metafields, most });
    }
  }
  const result = await readAllPages(async (after) =>
    after === null ? first : read(after, PAGE_SIZE),
  );
  return loadedFrom(source, what, result, (nodes) => ({ nodes, isWhole: true }));
}

/** Reads by the collection, as the list of the whole shop has them: a platform keeps its orders. */
async function readBestSellers(
  source: ShopContext,
  { what, metafields, most }: Omit<ReadRequest, 'isLong'>,
): Promise<Loaded<ReadProducts>> {
  let left = most;
  const result = await readAllPages(
    async (after) => {
      const page = await collection(source.client, {
        ...inContext(source),
        handle: WHOLE_SHOP,
        first: Math.min(PAGE_SIZE, left),
        after,
        sortKey: 'BEST_SELLING',
        metafields,
      });
      if (!page.ok) return page;
      left -= page.value?.products.nodes.length ?? 0;
      return succeed(page.value?.products ?? null);
    },
    () => left <= 0,
  );
  return loadedFrom(source, what, result, (nodes) => ({ nodes, isWhole: false }));
}

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
  const ids = await readAllPages(
    (after) => collectionProductIds(source.client, { ...variables, first: PAGE_SIZE, after }),
    ({ length }) => length > most,
  );
  return loadedFrom(source, what, ids, ({ length }) => length > most);
}

import type { ListedPage, Loaded } from '@lokke/contract/ports';
import { CARDS_PER_PAGE, type FilterGroup, type ListQuery } from '@lokke/domain/listing';
import { collection } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom } from './loaded.ts';
import { mapListed } from './map-product.ts';
import { metafieldsFor } from './metafields.ts';
import {
  highestPriceOf,
  listedGroups,
  platformFilters,
  platformOrder,
  totalOf,
} from './platform-filters.ts';

export interface ListRequest {
  readonly handle: string;
  readonly query: ListQuery;
  readonly groups: readonly FilterGroup[];
  /** End of the page before; null for the first page. */
  readonly after: string | null;
}

/** A page of a list, and where it ends. */
export interface ReadPage extends ListedPage {
  readonly endCursor: string | null;
}

/** Has the platform filter, sort and count a collection, and loads one page of it. */
export async function loadList(
  source: ShopContext,
  { handle, query: { filters, sortOption }, groups, after }: ListRequest,
): Promise<Loaded<ReadPage>> {
  const result = await collection(source.client, {
    ...inContext(source),
    handle,
    first: CARDS_PER_PAGE,
    after,
    ...platformOrder(sortOption),
    filters: platformFilters(source, filters, groups),
    withFilters: true,
    metafields: metafieldsFor(source, groups),
  });
  return loadedFrom(source, `list ${handle}`, result, ({ products }) => {
    const { nodes, pageInfo, filters: offered = [] } = products;
    return {
      products: mapListed(source, nodes, groups),
      hasMore: pageInfo.hasNextPage,
      endCursor: pageInfo.endCursor,
      total:
        after === null && !pageInfo.hasNextPage ? nodes.length : totalOf(offered, filters, groups),
      groups: listedGroups(source, offered, groups),
      highestPriceInMinorUnits: highestPriceOf(offered),
    };
  });
}

import type { CollectionPage, Loaded } from '@lokke/contract/ports';
import type { FilterGroup } from '@lokke/domain/listing';
import { readAllPages, succeed } from '@lokke/http-client';
import { collection } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom, PAGE_SIZE } from './loaded.ts';
import { mapListed, mapPicture } from './map-product.ts';
import { metafieldsFor } from './metafields.ts';
import { totalOf } from './platform-filters.ts';

type HandlerResult = Awaited<ReturnType<typeof collection>>;
type FoundCollection = NonNullable<Extract<HandlerResult, { ok: true }>['value']>;

interface CollectionRequest {
  readonly handle: string;
  readonly groups: readonly FilterGroup[];
  /** Number of products that it may have to be loaded whole. */
  readonly most: number;
}

/** Loads a collection with all its products, in its order; of a long one the first products. */
export async function loadCollection(
  source: ShopContext,
  { handle, groups, most }: CollectionRequest,
): Promise<Loaded<CollectionPage>> {
  let head: FoundCollection | null = null;
  let counted: number | null = null;
  let isWhole = false;
  const result = await readAllPages(
    async (after) => {
      const page = await collection(source.client, {
        ...inContext(source),
        handle,
        first: PAGE_SIZE,
        after,
        sortKey: 'COLLECTION_DEFAULT',
        // The platform counts the products of what it can filter.
        withFilters: after === null,
        metafields: metafieldsFor(source, groups),
      });
      if (!page.ok) return page;
      head ??= page.value;
      if (page.value?.products.filters) counted = totalOf(page.value.products.filters, [], groups);
      isWhole = page.value?.products.pageInfo.hasNextPage === false;
      return succeed(page.value?.products ?? null);
    },
    ({ length }) => length > most || (counted !== null && counted > most),
  );
  const read = loadedFrom(source, `collection ${handle}`, result, (products) => ({
    head,
    products: mapListed(source, products, groups),
    isLong: (isWhole ? products.length : Math.max(products.length, counted ?? 0)) > most,
  }));
  if (read.kind !== 'found') return read;
  const { head: found, products, isLong } = read.value;
  if (found === null) return { kind: 'missing' };
  return { kind: 'found', value: { ...mapHead(found), products, isLong } };
}

function mapHead({ handle, title, description, image }: FoundCollection) {
  return {
    handle,
    title,
    description,
    picture: image === null ? null : mapPicture(image, title),
  };
}

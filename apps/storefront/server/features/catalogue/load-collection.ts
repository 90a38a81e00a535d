import type { CollectionPage, Loaded } from '@lokke/contract/ports';
import type { FilterGroup } from '@lokke/domain/listing';
import { succeed } from '@lokke/http-client';
import { collection, type ProductSummaryPartsFragment } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { allPages, PAGE_SIZE } from './all-pages.ts';
import { loadedFrom } from './loaded.ts';
import { mapListed } from './map-listed.ts';
import { mapPicture } from './map-product.ts';
import { metafieldsFor } from './metafields.ts';
import { totalOf } from './platform-filters.ts';

type HandlerResult = Awaited<ReturnType<typeof collection>>;
type FoundCollection = NonNullable<Extract<HandlerResult, { ok: true }>['value']>;

interface CollectionRequest {
  readonly handle: string;
  readonly groups: readonly FilterGroup[];
  /** How many products it may have to be loaded whole. */
  readonly most: number;
}

interface Read {
  readonly head: FoundCollection | null;
  readonly products: readonly ProductSummaryPartsFragment[];
  readonly isLong: boolean;
}

/** Loads a collection with all its products, in its order; of a long one the first products. */
export async function loadCollection(
  source: ShopContext,
  request: CollectionRequest,
): Promise<Loaded<CollectionPage>> {
  const read = await readCollection(source, request, PAGE_SIZE);
  if (read.kind !== 'found') return read;
  const { head, products, isLong } = read.value;
  if (head === null) return { kind: 'missing' };
  return {
    kind: 'found',
    value: { ...mapHead(head), products: mapListed(source, products, request.groups), isLong },
  };
}

/** Whether a collection is too long to load whole; where the platform counts, it asks for one product. */
export async function loadIsLong(
  source: ShopContext,
  request: CollectionRequest,
): Promise<Loaded<boolean>> {
  const read = await readCollection(source, request, 1);
  if (read.kind !== 'found') return read;
  return { kind: 'found', value: read.value.isLong };
}

async function readCollection(
  source: ShopContext,
  { handle, groups, most }: CollectionRequest,
  firstPage: number,
): Promise<Loaded<Read>> {
  let head: FoundCollection | null = null;
  let counted: number | null = null;
  let isWhole = false;
  const result = await allPages(
    async (after) => {
      const page = await collection(source.client, {
        ...inContext(source),
        handle,
        first: after === null ? firstPage : PAGE_SIZE,
        after,
        sortKey: 'COLLECTION_DEFAULT',
        // The platform counts the products of what it can filter.
        withFilters: after === null,
        metafields: metafieldsFor(groups),
      });
      if (!page.ok) return page;
      head ??= page.value;
      if (page.value?.products.filters) counted = totalOf(page.value.products.filters, [], groups);
      isWhole = page.value?.products.pageInfo.hasNextPage === false;
      return succeed(page.value?.products ?? null);
    },
    ({ length }) => length > most || (counted !== null && (counted > most || firstPage === 1)),
  );
  return loadedFrom(source, `collection ${handle}`, result, (products) => ({
    head,
    products,
    isLong: (isWhole ? products.length : Math.max(products.length, counted ?? 0)) > most,
  }));
}

function mapHead({ handle, title, description, image }: FoundCollection) {
  return {
    handle,
    title,
    description,
    picture: image === null ? null : mapPicture(image, title),
  };
}

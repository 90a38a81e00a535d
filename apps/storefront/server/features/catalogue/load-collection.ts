import type { CollectionPage, Loaded } from '@lokke/contract/ports';
import type { FilterGroup } from '@lokke/domain/listing';
import { succeed } from '@lokke/http-client';
import { collection } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { allPages, PAGE_SIZE } from './all-pages.ts';
import { loadedFrom } from './loaded.ts';
import { mapListed } from './map-listed.ts';
import { mapPicture } from './map-product.ts';
import { metafieldsFor } from './metafields.ts';

type HandlerResult = Awaited<ReturnType<typeof collection>>;
type FoundCollection = NonNullable<Extract<HandlerResult, { ok: true }>['value']>;

/** Loads a collection with all its products, in the collection's order. */
export async function loadCollection(
  source: ShopContext,
  handle: string,
  groups: readonly FilterGroup[],
): Promise<Loaded<CollectionPage>> {
  let head: FoundCollection | null = null;
  const result = await allPages(async (after) => {
    const page = await collection(source.client, {
      ...inContext(source),
      handle,
      first: PAGE_SIZE,
      after,
      sortKey: 'COLLECTION_DEFAULT',
      metafields: metafieldsFor(groups),
    });
    if (!page.ok) return page;
    head ??= page.value;
    return succeed(page.value?.products ?? null);
  });
  const products = loadedFrom(source, `collection ${handle}`, result, (all) =>
    mapListed(source, all, groups),
  );
  if (products.kind !== 'found') return products;
  return head === null
    ? { kind: 'missing' }
    : { kind: 'found', value: { ...mapHead(head), products: products.value } };
}

function mapHead({ handle, title, description, image }: FoundCollection) {
  return {
    handle,
    title,
    description,
    picture: image === null ? null : mapPicture(image, title),
  };
}

import type { Loaded, Recommendations } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import type { FilterGroup } from '@lokke/domain/listing';
import { productRecommendations, productsByIds } from '@lokke/shopify-storefront';
import { inContext, readHandles, type ShopContext } from '../shop-connection/index.ts';
import { allFound, loadedFrom, type Method, PAGE_SIZE } from './loaded.ts';
import { mapListed } from './map-product.ts';
import { metafieldsFor } from './metafields.ts';

/** Loads single products, as many at once as the platform takes ids; there may be fewer than ids. */
export async function loadProductsByIds(
  source: ShopContext,
  ids: readonly string[],
  groups: readonly FilterGroup[],
): Promise<Loaded<readonly ProductSummary[]>> {
  const metafields = metafieldsFor(source, groups);
  const portions = Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, index) =>
    ids.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  );
  const loaded = await Promise.all(
    portions.map(async (portion) => {
      const variables = { ...inContext(source), ids: portion, metafields };
      const result = await productsByIds(source.client, variables);
      return loadedFrom(source, 'products by ids', result, (nodes) => {
        const found = nodes.flatMap((node) => (node?.__typename === 'Product' ? [node] : []));
        return mapListed(source, found, groups);
      });
    }),
  );
  const all = allFound(loaded);
  return all.kind === 'found' ? { kind: 'found', value: all.value.flat() } : all;
}

export async function loadRecommendations(
  source: ShopContext,
  productId: string,
  groups: readonly FilterGroup[],
): Promise<Loaded<Recommendations>> {
  const result = await productRecommendations(source.client, {
    ...inContext(source),
    productId,
    metafields: metafieldsFor(source, groups),
  });
  return loadedFrom(source, `recommendations ${productId}`, result, (found) => ({
    complementary: mapListed(source, found.complementary, groups),
    related: mapListed(source, found.related, groups),
  }));
}

export const loadHandles: Method<'handlesByIds'> = async (source, ids) =>
  loadedFrom(source, 'handles', await readHandles(source, ids), (handles) => handles);

import type { DetailPage, Loaded, Recommendations } from '@lokke/contract/ports';
import type { ProductDetail, ProductSummary } from '@lokke/domain/catalogue';
import type { FilterGroup } from '@lokke/domain/listing';
import { succeed } from '@lokke/http-client';
import {
  product,
  productDetails,
  productRecommendations,
  productsByIds,
  productVariants,
  variantsByIds,
} from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { allFound, allPages, loadedFrom, mapReadable, PAGE_SIZE } from './loaded.ts';
import { mapDetail, mapListed } from './map-product.ts';
import { DETAIL_METAFIELDS, metafieldsFor } from './metafields.ts';

/** Loads single products, as many at once as the platform takes ids; there may be fewer than ids. */
export async function loadProductsByIds(
  source: ShopContext,
  ids: readonly string[],
  groups: readonly FilterGroup[],
): Promise<Loaded<readonly ProductSummary[]>> {
  const metafields = metafieldsFor(groups);
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
    metafields: metafieldsFor(groups),
  });
  return loadedFrom(source, `recommendations ${productId}`, result, (found) => ({
    complementary: mapListed(source, found.complementary, groups),
    related: mapListed(source, found.related, groups),
  }));
}

export async function loadProduct(
  source: ShopContext,
  handle: string,
): Promise<Loaded<ProductDetail>> {
  const result = await withAllVariants(source, handle);
  const loaded = loadedFrom(source, `product ${handle}`, result, (found) =>
    mapReadable(source, [found], (one) => mapDetail(source, one)),
  );
  if (loaded.kind !== 'found') return loaded;
  const [value] = loaded.value;
  return value === undefined ? { kind: 'failed' } : { kind: 'found', value };
}

/** Few at a time, as each comes with up to a hundred variants. */
const DETAILS_AT_ONCE = 25;

export async function loadDetails(
  source: ShopContext,
  after: string | null,
): Promise<Loaded<DetailPage>> {
  const result = await productDetails(source.client, {
    ...inContext(source),
    ...{ first: DETAILS_AT_ONCE, after, metafields: DETAIL_METAFIELDS },
  });
  return loadedFrom(source, 'product details', result, ({ nodes, pageInfo }) => ({
    products: mapReadable(source, nodes, (one) => mapDetail(source, one)),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }));
}

export async function loadHandles(
  source: ShopContext,
  ids: readonly string[],
): Promise<Loaded<ReadonlyMap<string, string>>> {
  const result = await variantsByIds(source.client, { ...inContext(source), ids });
  return loadedFrom(
    source,
    'handles',
    result,
    (nodes) =>
      new Map(
        nodes.flatMap((node) => {
          if (node?.__typename === 'Product') return [[node.id, node.handle] as const];
          return node?.__typename === 'ProductVariant'
            ? [[node.id, node.product.handle] as const]
            : [];
        }),
      ),
  );
}

/** The first hundred variants come with the product; the rest is loaded separately. */
async function withAllVariants(source: ShopContext, handle: string) {
  const variables = { ...inContext(source), handle };
  const result = await product(source.client, { ...variables, metafields: DETAIL_METAFIELDS });
  if (!result.ok || result.value === null) return result;
  const { variants } = result.value;
  const { hasNextPage, endCursor } = variants.pageInfo;
  if (!hasNextPage || endCursor === null) return result;
  const others = await allPages((after) =>
    productVariants(source.client, { ...variables, after: after ?? endCursor }),
  );
  if (!others.ok) return others;
  const nodes = [...variants.nodes, ...(others.value ?? [])];
  return succeed({ ...result.value, variants: { ...variants, nodes } });
}

import type { Loaded } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { search } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom, mapReadable } from './loaded.ts';
import { mapSummary } from './map-product.ts';
import { METAFIELDS } from './metafields.ts';

/** More than a shopper looks through; fewer words would be asked for next. */
const MAX_FOUND = 96;

/** The products that a search finds, the best first. */
export async function searchProducts(
  source: ShopContext,
  query: string,
): Promise<Loaded<readonly ProductSummary[]>> {
  const result = await search(source.client, {
    ...inContext(source),
    query,
    first: MAX_FOUND,
    after: null,
    metafields: METAFIELDS,
  });
  return loadedFrom(source, 'search', result, ({ nodes }) =>
    mapReadable(
      source,
      nodes.flatMap((node) => (node.__typename === 'Product' ? [node] : [])),
      mapSummary,
    ),
  );
}

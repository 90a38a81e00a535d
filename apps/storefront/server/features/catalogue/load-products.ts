import type { Loaded } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { products } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { allPages, PAGE_SIZE } from './all-pages.ts';
import { loadedFrom } from './loaded.ts';
import { mapListed } from './map-listed.ts';
import { METAFIELDS } from './metafields.ts';

/** The market's whole catalogue, in the order it was put in. */
export async function loadProducts(
  source: ShopContext,
): Promise<Loaded<readonly ProductSummary[]>> {
  const result = await allPages((after) =>
    products(source.client, {
      ...inContext(source),
      first: PAGE_SIZE,
      after,
      metafields: METAFIELDS,
    }),
  );
  return loadedFrom(source, 'products', result, (all) => mapListed(source, all));
}

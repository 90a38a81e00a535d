import type { ProductSummary } from '@lokke/domain/catalogue';
import { products } from '@lokke/shopify-storefront';
import type { Loaded } from '../../../app/shared/catalogue-source.ts';
import { inContext, type ShopSource } from '../shop-source.ts';
import { allPages, PAGE_SIZE } from './all-pages.ts';
import { loadedFrom } from './loaded.ts';
import { mapListed } from './map-listed.ts';
import { METAFIELDS } from './metafields.ts';

/** The market's whole catalogue, in the order it was put in. */
export async function loadProducts(source: ShopSource): Promise<Loaded<readonly ProductSummary[]>> {
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

import type { Loaded } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { productRecommendations } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom } from './loaded.ts';
import { mapListed } from './map-listed.ts';
import { METAFIELDS } from './metafields.ts';

export async function loadRecommendations(
  source: ShopContext,
  productId: string,
): Promise<Loaded<readonly ProductSummary[]>> {
  const result = await productRecommendations(source.client, {
    ...inContext(source),
    productId,
    metafields: METAFIELDS,
  });
  return loadedFrom(source, `recommendations ${productId}`, result, (products) =>
    mapListed(source, products),
  );
}

import type { ProductSummary } from '@lokke/domain/catalogue';
import { productRecommendations } from '@lokke/shopify-storefront';
import type { Loaded } from '../../../app/shared/catalogue-source.ts';
import { inContext, type ShopSource } from '../shop-source.ts';
import { loadedFrom } from './loaded.ts';
import { mapListed } from './map-listed.ts';
import { METAFIELDS } from './metafields.ts';

export async function loadRecommendations(
  source: ShopSource,
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

import type { ProductDetail } from '@lokke/domain/catalogue';
import { product } from '@lokke/shopify-storefront';
import type { Loaded } from '../../../app/shared/catalogue-source.ts';
import { inContext, type ShopSource } from '../shop-source.ts';
import { loadedFrom, mapReadable } from './loaded.ts';
import { mapDetail } from './map-product.ts';
import { METAFIELDS } from './metafields.ts';

export async function loadProduct(
  source: ShopSource,
  handle: string,
): Promise<Loaded<ProductDetail>> {
  const result = await product(source.client, {
    ...inContext(source),
    handle,
    metafields: METAFIELDS,
  });
  const loaded = loadedFrom(source, `product ${handle}`, result, (found) =>
    mapReadable(source, [found], mapDetail),
  );
  if (loaded.kind !== 'found') return loaded;
  const [value] = loaded.value;
  return value === undefined ? { kind: 'failed' } : { kind: 'found', value };
}

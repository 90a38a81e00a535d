import { parsePromoSettings } from '@lokke/domain/promotions';
import { shopMetafields } from '@lokke/shopify-storefront';
import type { Loaded } from '../../../app/shared/catalogue-source.ts';
import { merchandiseOf } from '../../../app/shared/merchandise-of.ts';
import type { Promotions } from '../../../app/shared/promotions.ts';
import { loadProduct } from '../catalogue/load-product.ts';
import { loadedFrom } from '../catalogue/loaded.ts';
import { inContext, type ShopSource } from '../shop-source.ts';
import { moneyOf, promoTextsOf } from './promo-texts.ts';

const IDENTIFIERS = [
  { namespace: 'lokke', key: 'promo_settings' },
  { namespace: 'lokke', key: 'free_delivery_from' },
] as const;

/** The shop's promotions. A free item that is not in the shop is none, and nothing else suffers from it. */
export async function loadPromotions(source: ShopSource): Promise<Loaded<Promotions>> {
  const { client, market } = source;
  const result = await shopMetafields(client, { ...inContext(source), identifiers: IDENTIFIERS });
  const loaded = loadedFrom(source, 'promotions', result, (metafields) => {
    const read = (key: string) => metafields.find((one) => one?.key === key)?.value ?? null;
    return {
      texts: promoTextsOf(read('promo_settings')),
      freeDeliveryFrom: moneyOf(read('free_delivery_from'), market.currencyCode),
    };
  });
  if (loaded.kind !== 'found') return loaded;
  const { texts, freeDeliveryFrom } = loaded.value;
  const { raw, freeItemHandle, ...named } = texts;
  const freeItem = freeItemHandle === null ? null : await loadFreeItem(source, freeItemHandle);
  const ids = freeItem && { productId: freeItem.product.id, variantId: freeItem.id };
  const value = { ...named, settings: parsePromoSettings(raw, ids), freeItem, freeDeliveryFrom };
  return { kind: 'found', value };
}

async function loadFreeItem(source: ShopSource, handle: string): Promise<Promotions['freeItem']> {
  const product = await loadProduct(source, handle);
  if (product.kind !== 'found') return null;
  const [variant] = product.value.variants;
  return variant === undefined ? null : merchandiseOf(product.value, variant);
}

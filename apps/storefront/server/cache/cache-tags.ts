import type { Locale, ShopKey } from '@lokke/domain/markets';

/** Names what a page or cached response depends on; a change purges by tag. */
export const cacheTags = {
  market: (locale: Locale) => `market:${locale}`,
  shop: (shop: ShopKey) => `shop:${shop}`,
  /** Carried by every list of products: one changed product invalidates them all. */
  products: (shop: ShopKey) => `products:${shop}`,
  product: (shop: ShopKey, handle: string) => `product:${shop}:${encodeURIComponent(handle)}`,
  collection: (shop: ShopKey, handle: string) => `collection:${shop}:${encodeURIComponent(handle)}`,
  menus: (shop: ShopKey) => `menus:${shop}`,
  policies: (shop: ShopKey) => `policies:${shop}`,
  promotions: (shop: ShopKey) => `promotions:${shop}`,
  salons: (locale: Locale) => `salons:${locale}`,
  /** Content in a language, e.g. `nl-NL`. */
  content: (languageTag: string) => `content:${languageTag}`,
} as const;

export const CACHE_TAG_HEADER = 'cache-tag';

export function parseCacheTags(header: string | null): readonly string[] {
  return header === null || header === '' ? [] : header.split(',');
}

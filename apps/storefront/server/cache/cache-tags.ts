import { createHash } from 'node:crypto';
import type { Locale, ShopKey } from '@lokke/domain/markets';
import { EVERYTHING } from '../shared-state/index.ts';

/** Akamai's limit, the tightest. */
const MAX_LENGTH = 128;

/** Joins the parts to a tag in characters and a length that every CDN takes: `product-nl-comb`. */
function tag(...parts: readonly string[]): string {
  const joined = parts.join('-').toLowerCase();
  if (joined.length <= MAX_LENGTH && /^[a-z0-9-]+$/.test(joined)) return joined;
  return `x-${createHash('sha256').update(joined).digest('hex').slice(0, 32)}`;
}

/** Names what a page or cached response depends on; a change purges by tag, here and at the CDN. */
export const cacheTags = {
  market: (locale: Locale) => tag('market', locale),
  shop: (shop: ShopKey) => tag('shop', shop),
  /** Carried by every list of products: one changed product invalidates them all. */
  products: (shop: ShopKey) => tag('products', shop),
  product: (shop: ShopKey, handle: string) => tag('product', shop, handle),
  collection: (shop: ShopKey, handle: string) => tag('collection', shop, handle),
  menus: (shop: ShopKey) => tag('menus', shop),
  policies: (shop: ShopKey) => tag('policies', shop),
  articles: (shop: ShopKey) => tag('articles', shop),
  promotions: (shop: ShopKey) => tag('promotions', shop),
  salons: (locale: Locale) => tag('salons', locale),
  /** Content in a language, e.g. `nl-NL`. */
  content: (languageTag: string) => tag('content', languageTag),
} as const;

/** Tells whether something that carries `tags` depends on what was purged. */
export function isPurged(tags: readonly string[], purged: readonly string[]): boolean {
  return purged.includes(EVERYTHING) || tags.some((tag) => purged.includes(tag));
}

export const CACHE_TAG_HEADER = 'cache-tag';

/** A CDN may want the same header with blanks between its tags, which have none. */
export function parseCacheTags(header: string | null): readonly string[] {
  return header === null || header === '' ? [] : header.split(/[, ]/);
}

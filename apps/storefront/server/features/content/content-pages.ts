import type { AnyProductPage, ContentClient } from '@lokke/contentful';
import type { Market } from '@lokke/domain/markets';
import type { CachePolicy } from '../../cache/index.ts';
import { createLocaleCache, type LocaleCacheOptions } from './locale-cache.ts';

/** The pages of a market's products by their slugs, which are the products' handles. */
export type ProductPages = ReadonlyMap<string, AnyProductPage>;

export interface ContentPages {
  /** Empty while the content does not answer: then the shop sells on from the platform's data alone. */
  readonly pagesOf: (market: Market, cachePolicy?: CachePolicy) => Promise<ProductPages>;
  /** What carries one of these tags is asked for anew before it is shown again. */
  readonly invalidate: (tags: readonly string[]) => void;
}

export interface ContentPagesOptions extends LocaleCacheOptions {
  readonly client: Pick<ContentClient, 'productPages'>;
}

const NO_PAGES: ProductPages = new Map();

export const withoutContent: ContentPages = {
  pagesOf: async () => NO_PAGES,
  invalidate: () => undefined,
};

export function createContentPages({ client, ...options }: ContentPagesOptions): ContentPages {
  const pages = createLocaleCache(async (locale) => {
    const answer = await client.productPages(locale);
    if (!answer.ok) return answer;
    const value: ProductPages = new Map(answer.value.map((page) => [page.slug, page]));
    return { ok: true, value };
  }, options);
  return {
    pagesOf: async ({ languageTag }, cachePolicy) =>
      (await pages.get(languageTag, cachePolicy)) ?? NO_PAGES,
    invalidate: pages.invalidate,
  };
}

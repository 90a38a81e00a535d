import { type AnyProductPage, type ContentClient, createContentClient } from '@lokke/contentful';
import { isOwnMarket, type Market, marketOf } from '@lokke/domain/markets';
import { type CachePolicy, cacheTags, isPurged } from '../../cache/index.ts';
import type { Config } from '../../config/index.ts';
import type { Exchanges } from '../../shared-state/index.ts';
import { createLocaleCache, type LocaleCacheOptions } from './locale-cache.ts';
import { shareFetch } from './share-fetch.ts';
import { createSite, type SiteOptions, type SiteService } from './site/create-site.ts';

/** Content pages of a market's products by slug, which is the product's handle. */
export type ProductPages = ReadonlyMap<string, AnyProductPage>;

export interface ContentPages {
  /** Empty while the content service fails, so that the shop works with the platform's data alone. */
  readonly pagesOf: (market: Market, cachePolicy?: CachePolicy) => Promise<ProductPages>;
  /** Invalidates entries with one of these tags. */
  readonly invalidate: (tags: readonly string[]) => void;
}

interface ContentPagesOptions extends LocaleCacheOptions {
  readonly client: Pick<ContentClient, 'productPages'>;
}

const NO_PAGES: ProductPages = new Map();

export const withoutContent: ContentPages = {
  pagesOf: async () => NO_PAGES,
  invalidate: () => undefined,
};

export function createContentPages({ client, ...options }: ContentPagesOptions): ContentPages {
  const pages = createLocaleCache(async (locale) => {
    const result = await client.productPages(locale);
    if (!result.ok) return result;
    const value: ProductPages = new Map(result.value.map((page) => [page.slug, page]));
    return { ok: true, value };
  }, options);
  return {
    pagesOf: async ({ languageTag }, cachePolicy) =>
      (await pages.get(languageTag, cachePolicy)) ?? NO_PAGES,
    invalidate: pages.invalidate,
  };
}

interface ContentOptions
  extends Pick<SiteOptions, 'log' | 'hasNewsletter' | 'brandFactsOf' | 'guard'> {
  readonly config: Pick<Config, 'content' | 'locales'>;
  readonly fetch: typeof globalThis.fetch;
  /** Has one server ask for all; drafts are asked for by each. */
  readonly exchanges?: Exchanges | undefined;
}

/** Opens the content service: its pages of products, and all else that editors write. */
export function createContent({ config, fetch, exchanges, log, ...facts }: ContentOptions): {
  readonly content: ContentPages;
  readonly site: SiteService;
} {
  const { freshInMs, baseUrl } = config.content;
  const shared = exchanges && shareFetch({ fetch, exchanges, freshInMs });
  const client = createContentClient({ ...config.content, fetch: shared?.fetch ?? fetch });
  const markets = config.locales.map(marketOf).filter(isOwnMarket);
  const { protocol } = new URL(baseUrl);
  const tags = markets.map(({ languageTag }) => cacheTags.content(languageTag));
  const pages = createContentPages({ client, freshInMs, log, markets });
  return {
    content: {
      ...pages,
      invalidate: (purged) => {
        if (isPurged(tags, purged)) shared?.noteChange();
        pages.invalidate(purged);
      },
    },
    site: createSite({ client, freshInMs, log, markets, protocol, ...facts }),
  };
}

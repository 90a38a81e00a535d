import type { AnyProductPage, ContentClient } from '@lokke/contentful';
import type { Market } from '@lokke/domain/markets';
import { cacheTags } from '../cache-tags.ts';
import { type Log, logToStdout } from '../log/index.ts';

/** The pages of a market's products by their slugs, which are the products' handles. */
export type ProductPages = ReadonlyMap<string, AnyProductPage>;

export interface ContentPages {
  /** Empty while the content does not answer: then the shop sells on from the platform's data alone. */
  readonly pagesOf: (market: Market) => Promise<ProductPages>;
  /** What carries one of these tags is asked for anew before it is shown again. */
  readonly outdate: (tags: readonly string[]) => void;
}

export interface ContentPagesOptions {
  readonly client: ContentClient;
  readonly freshInMs: number;
  readonly log?: Log;
  readonly now?: () => number;
}

/** How long nobody asks again after a failure, so that a service that hangs delays one page, not all. */
export const PAUSE_AFTER_FAILURE_IN_MS = 10_000;

const NO_PAGES: ProductPages = new Map();

export const withoutContent: ContentPages = {
  pagesOf: async () => NO_PAGES,
  outdate: () => undefined,
};

/** Keeps each locale's pages in memory; old ones beat none, and new ones come behind a page's back. */
export function createContentPages({
  client,
  freshInMs,
  log = logToStdout,
  now = () => performance.now(),
}: ContentPagesOptions): ContentPages {
  const kept = new Map<string, ProductPages>();
  const nextAtInMs = new Map<string, number>();
  const underWay = new Map<string, Promise<void>>();
  const outdated = new Set<string>();

  async function refresh(locale: string): Promise<void> {
    const answer = await client.productPages(locale);
    nextAtInMs.set(locale, now() + (answer.ok ? freshInMs : PAUSE_AFTER_FAILURE_IN_MS));
    outdated.delete(locale);
    if (answer.ok) kept.set(locale, new Map(answer.value.map((page) => [page.slug, page])));
    else log({ level: 'error', event: 'content.failed', locale, failure: answer.failure });
  }

  return {
    async pagesOf({ languageTag }) {
      if (now() >= (nextAtInMs.get(languageTag) ?? Number.NEGATIVE_INFINITY)) {
        const refreshing =
          underWay.get(languageTag) ??
          refresh(languageTag).finally(() => underWay.delete(languageTag));
        underWay.set(languageTag, refreshing);
      }
      const pages = kept.get(languageTag);
      if (pages !== undefined && !outdated.has(languageTag)) return pages;
      await underWay.get(languageTag);
      return kept.get(languageTag) ?? NO_PAGES;
    },
    outdate(tags) {
      for (const languageTag of kept.keys()) {
        if (!tags.includes(cacheTags.content(languageTag))) continue;
        outdated.add(languageTag);
        nextAtInMs.delete(languageTag);
        underWay.delete(languageTag);
      }
    },
  };
}

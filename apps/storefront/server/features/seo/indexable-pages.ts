import { setTimeout as delay } from 'node:timers/promises';
import type { AlternatePage } from '@lokke/contract/ports';
import { type Locale, type Market, marketOf, PREFIXLESS_LOCALE } from '@lokke/domain/markets';
import {
  type IndexablePages,
  type LoadedPages,
  loadIndexablePages,
  type PageListSources,
} from './load-indexable-pages.ts';

interface IndexablePagesOptions extends PageListSources {
  /** Time that a list counts as fresh. */
  readonly freshInMs: number;
  /** Time that a page waits for another market's first list. */
  readonly timeoutInMs?: number;
  readonly now?: () => number;
}

interface PageLists {
  /** Returns the known list; waits briefly for the first one. */
  readonly quick: (market: Market) => Promise<IndexablePages>;
  /** Returns the complete list, or null when a source failed. */
  readonly whole: (market: Market) => Promise<IndexablePages | null>;
}

/** Delay before an incomplete list is reloaded to render a page. */
const PAUSE_AFTER_FAILURE_IN_MS = 5_000;
const NONE: IndexablePages = new Map();

/** Caches each market's list with stale-while-revalidate, so that a slow shop does not delay other markets. */
export function createPageLists({
  freshInMs,
  timeoutInMs: patienceInMs = 1_000,
  now = () => performance.now(),
  ...sources
}: IndexablePagesOptions): PageLists {
  const lists = new Map<Locale, LoadedPages>();
  const nextAtInMs = new Map<Locale, number>();
  const inFlight = new Map<Locale, Promise<void>>();

  async function load(market: Market): Promise<void> {
    const loaded = await loadIndexablePages(sources, market);
    // Keeps an incomplete list only until there is a complete one.
    if (loaded.isWhole || !lists.has(market.locale)) lists.set(market.locale, loaded);
    const pauseInMs = loaded.isWhole ? freshInMs : PAUSE_AFTER_FAILURE_IN_MS;
    nextAtInMs.set(market.locale, now() + pauseInMs);
    inFlight.delete(market.locale);
  }

  function renew(market: Market): Promise<void> {
    const renewing = inFlight.get(market.locale) ?? load(market);
    inFlight.set(market.locale, renewing);
    return renewing;
  }

  return {
    async quick(market) {
      const { locale } = market;
      const isDue = now() >= (nextAtInMs.get(locale) ?? Number.NEGATIVE_INFINITY);
      const renewing = isDue ? renew(market) : inFlight.get(locale);
      if (!lists.has(locale)) {
        await Promise.race([renewing, delay(patienceInMs, undefined, { ref: false })]);
      }
      return lists.get(locale)?.pages ?? NONE;
    },
    async whole(market) {
      const isDue = now() >= (nextAtInMs.get(market.locale) ?? Number.NEGATIVE_INFINITY);
      if (isDue || lists.get(market.locale)?.isWhole !== true) await renew(market);
      const known = lists.get(market.locale);
      return known?.isWhole === true ? known.pages : null;
    },
  };
}

interface AlternatePagesSources {
  readonly publicOrigin: string;
  readonly locales: readonly Locale[];
  readonly pagesOf: (locale: Locale) => Promise<IndexablePages>;
}

/**
 * Returns a page's alternates in all languages, itself included. A page that only one market has, or that is not
 * indexable, has none.
 */
export function createAlternatePages({ publicOrigin, locales, pagesOf }: AlternatePagesSources) {
  const related = locales.flatMap((locale) => {
    const { hreflang, prefix } = marketOf(locale);
    return hreflang === null ? [] : [{ locale, hreflang, prefix }];
  });

  return async (locale: Locale, path: string): Promise<readonly AlternatePage[]> => {
    if (!related.some((one) => one.locale === locale)) return [];
    if (!(await pagesOf(locale)).has(path)) return [];
    const pages = await Promise.all(
      related.map(async (one) => ({ ...one, isThere: (await pagesOf(one.locale)).has(path) })),
    );
    const alternates = pages
      .filter(({ isThere }) => isThere)
      .map(({ locale: of, hreflang, prefix }) => ({ locale: of, hreflang, url: at(prefix, path) }));
    if (alternates.length < 2) return [];
    // `x-default` is English.
    const rest = alternates.find((sister) => sister.locale === PREFIXLESS_LOCALE);
    return [...alternates, ...(rest === undefined ? [] : [{ ...rest, hreflang: 'x-default' }])].map(
      ({ hreflang, url }) => ({ hreflang, url }),
    );
  };

  function at(prefix: string, path: string): string {
    return `${publicOrigin}${path === '/' ? prefix || '/' : prefix + path}`;
  }
}

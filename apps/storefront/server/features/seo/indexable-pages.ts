import { setTimeout as delay } from 'node:timers/promises';
import type { Locale, Market } from '@lokke/domain/markets';
import {
  type IndexablePages,
  type LoadedPages,
  loadIndexablePages,
  type PageListSources,
} from './load-indexable-pages.ts';

export interface IndexablePagesOptions extends PageListSources {
  /** How long a list counts as fresh. */
  readonly freshInMs: number;
  /** How long a page waits for another market's list when there is none yet. */
  readonly timeoutInMs?: number;
  readonly now?: () => number;
}

export interface PageLists {
  /** The list as it is known; while there is none, it is waited for, but not for long. */
  readonly quick: (market: Market) => Promise<IndexablePages>;
  /** The whole list, however long that takes; null where some of it could not be had. */
  readonly whole: (market: Market) => Promise<IndexablePages | null>;
}

/** How long nobody asks again for a list with gaps only to show a page. */
const PAUSE_AFTER_FAILURE_IN_MS = 5_000;
const NONE: IndexablePages = new Map();

/** Each market's list, renewed behind pages' backs: a shop that hangs delays nobody in another market for long. */
export function createPageLists({
  freshInMs,
  timeoutInMs: patienceInMs = 1_000,
  now = () => performance.now(),
  ...sources
}: IndexablePagesOptions): PageLists {
  const kept = new Map<Locale, LoadedPages>();
  const nextAtInMs = new Map<Locale, number>();
  const inFlight = new Map<Locale, Promise<void>>();

  async function load(market: Market): Promise<void> {
    const loaded = await loadIndexablePages(sources, market);
    // A list with gaps is better than none, but not than one without.
    if (loaded.isWhole || !kept.has(market.locale)) kept.set(market.locale, loaded);
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
      if (!kept.has(locale)) {
        await Promise.race([renewing, delay(patienceInMs, undefined, { ref: false })]);
      }
      return kept.get(locale)?.pages ?? NONE;
    },
    async whole(market) {
      const isDue = now() >= (nextAtInMs.get(market.locale) ?? Number.NEGATIVE_INFINITY);
      if (isDue || kept.get(market.locale)?.isWhole !== true) await renew(market);
      const known = kept.get(market.locale);
      return known?.isWhole === true ? known.pages : null;
    },
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Locale, Market } from '@lokke/domain/markets';
import { type ListedPages, loadListedPages, type PageListSources } from './load-listed-pages.ts';

export interface ListedPagesOptions extends PageListSources {
  /** How long a list counts as fresh. */
  readonly freshInMs: number;
  /** How long a page waits for another market's list when there is none yet. */
  readonly patienceInMs?: number;
  readonly now?: () => number;
}

export interface PageLists {
  /** The list as it is known; while there is none, it is waited for, but not for long. */
  readonly quick: (market: Market) => Promise<ListedPages>;
  /** The list once it has been loaded, however long that takes. */
  readonly patient: (market: Market) => Promise<ListedPages>;
}

/** A list with gaps is asked for again soon. */
const PAUSE_AFTER_FAILURE_IN_MS = 5_000;
const NONE: ListedPages = new Map();

/** Each market's list, renewed behind pages' backs: a shop that hangs delays nobody in another market for long. */
export function createPageLists({
  freshInMs,
  patienceInMs = 1_000,
  now = () => performance.now(),
  ...sources
}: ListedPagesOptions): PageLists {
  const kept = new Map<Locale, ListedPages>();
  const nextAtInMs = new Map<Locale, number>();
  const underWay = new Map<Locale, Promise<void>>();

  async function renew(market: Market): Promise<void> {
    const { pages, isWhole } = await loadListedPages(sources, market);
    // A list with gaps is better than none, but not than one without.
    if (isWhole || !kept.has(market.locale)) kept.set(market.locale, pages);
    nextAtInMs.set(market.locale, now() + (isWhole ? freshInMs : PAUSE_AFTER_FAILURE_IN_MS));
    underWay.delete(market.locale);
  }

  async function listOf(market: Market, limit: () => readonly Promise<void>[]) {
    const { locale } = market;
    if (!underWay.has(locale) && now() >= (nextAtInMs.get(locale) ?? Number.NEGATIVE_INFINITY)) {
      underWay.set(locale, renew(market));
    }
    if (!kept.has(locale)) await Promise.race([underWay.get(locale), ...limit()]);
    return kept.get(locale) ?? NONE;
  }

  return {
    quick: (market) => listOf(market, () => [delay(patienceInMs, undefined, { ref: false })]),
    patient: (market) => listOf(market, () => []),
  };
}

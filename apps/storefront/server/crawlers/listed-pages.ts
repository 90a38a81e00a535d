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

const NONE: ListedPages = new Map();

/** Each market's list, renewed behind pages' backs: a shop that hangs delays nobody in another market for long. */
export function createListedPages({
  freshInMs,
  patienceInMs = 1_000,
  now = () => performance.now(),
  ...sources
}: ListedPagesOptions): (market: Market) => Promise<ListedPages> {
  const kept = new Map<Locale, ListedPages>();
  const nextAtInMs = new Map<Locale, number>();
  const underWay = new Map<Locale, Promise<void>>();

  async function renew(market: Market): Promise<void> {
    const { pages, isWhole } = await loadListedPages(sources, market);
    // A list with gaps is better than none, but not than one without.
    if (isWhole || !kept.has(market.locale)) kept.set(market.locale, pages);
    nextAtInMs.set(market.locale, now() + freshInMs);
    underWay.delete(market.locale);
  }

  return async (market) => {
    const { locale } = market;
    if (!underWay.has(locale) && now() >= (nextAtInMs.get(locale) ?? Number.NEGATIVE_INFINITY)) {
      underWay.set(locale, renew(market));
    }
    if (!kept.has(locale)) {
      await Promise.race([underWay.get(locale), delay(patienceInMs, undefined, { ref: false })]);
    }
    return kept.get(locale) ?? NONE;
  };
}

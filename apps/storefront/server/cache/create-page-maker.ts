import { ALONE, type MakingTurn } from '../shared-state/index.ts';
import { isPurged } from './cache-tags.ts';
import { type CachedPage, cachePage, isOver, markedOld, restoredPage } from './cached-page.ts';
import { isStale } from './freshness.ts';
import type { PageCacheOptions, Rendered, Wish } from './page-cache.ts';
import { splitWays } from './page-cache-key.ts';
import type { PageStore } from './page-store.ts';
import {
  isGone,
  isPersonal,
  isToKeep,
  renderFailed,
  uncachedResponseOf,
} from './rendered-response.ts';

interface Making {
  readonly turn: MakingTurn;
  /** Keeps a page in the memory of this server. */
  readonly keep: (page: CachedPage, ageInMs: number) => void;
}

/** Makes pages for the cache, or takes them from another server that has made them. */
export function createPageMaker(
  { render, origin, defaultHeaders, freshInMs, now, ...options }: PageCacheOptions,
  storeOf: (target: string) => PageStore,
) {
  const { shared = null, onMade = () => undefined, onError = () => undefined } = options;
  const inFlight = new Map<string, Promise<Rendered>>();
  /** Tags that were purged since a page was begun, for each page being made. */
  const underWay = new Set<Set<string>>();

  async function make(target: string, wish: Wish): Promise<Rendered> {
    const purged = new Set<string>();
    underWay.add(purged);
    // Data of the page may be older than a purge of it.
    const keep = (page: CachedPage, ageInMs: number): void => {
      if (isPurged(page.tags, [...purged])) return;
      const renderedAtInMs = now() - ageInMs;
      storeOf(target).set(target, { page, renderedAtInMs, isInvalidated: false });
    };
    try {
      const turn = shared === null ? ALONE : await shared.take(target, wish);
      if (turn.kind === 'make') return await makeHere(target, wish, { turn, keep });
      const page = restoredPage(turn.page);
      if (isOver(page)) return await makeHere(target, wish, { turn: ALONE, keep });
      onMade('shared', splitWays(target).target);
      keep(page, turn.page.ageInMs);
      return { kind: 'cached', page };
    } finally {
      underWay.delete(purged);
    }
  }

  async function makeHere(
    target: string,
    { fetchMode, encoding }: Wish,
    { turn, keep }: Making,
  ): Promise<Rendered> {
    const store = storeOf(target);
    const before = store.get(target);
    onMade('render', splitWays(target).target);
    const { request, ways } = requestFor(origin, target);
    const response = await render(request, fetchMode, ways).catch((error) => {
      onError(error);
      return renderFailed();
    });
    if (isToKeep(response)) {
      const was = before?.page ?? null;
      const page = await cachePage(response, { defaultHeaders, encoding, before: was });
      // Made of stale data: cache it, but revalidate on the next request, unless nothing newer could be fetched, so
      // that a failing service is not retried at once.
      const isOld = fetchMode === 'quick' && isStale(response);
      const ageInMs = isOld ? freshInMs : 0;
      void turn.keep({ ...page, ageInMs });
      keep(page, ageInMs);
      return { kind: 'cached', page };
    }
    const uncached = await uncachedResponseOf(response);
    void turn.giveUp(isGone(uncached) ? 'gone' : 'failed');
    if (isGone(uncached)) {
      store.delete(target);
      return uncached;
    }
    const last = before?.page ?? (isPersonal(uncached) ? null : await findLast(target));
    if (last === null) return uncached;
    // A failed render keeps the cached page and delays the next attempt.
    store.set(target, { page: last, renderedAtInMs: now(), isInvalidated: false });
    return { kind: 'cached', page: last };
  }

  /** Takes the last good page of this server, another one, build or start. */
  async function findLast(target: string): Promise<CachedPage | null> {
    const stored = storeOf(target).get(target);
    if (stored !== undefined) return markedOld(stored.page, now() - stored.renderedAtInMs);
    const last = (await shared?.findLast(target)) ?? null;
    if (last === null) return null;
    onMade('last', splitWays(target).target);
    return markedOld(restoredPage(last), last.ageInMs);
  }

  /** Renders once per page, shared by concurrent requests. */
  function makeOnce(target: string, wish: Wish): Promise<Rendered> {
    const current = inFlight.get(target);
    if (current !== undefined) return current;
    const rendering: Promise<Rendered> = make(target, wish).finally(() => {
      if (inFlight.get(target) === rendering) inFlight.delete(target);
    });
    inFlight.set(target, rendering);
    return rendering;
  }

  return {
    makeOnce,
    findLast,
    isMaking: (target: string): boolean => inFlight.has(target),
    /** Keeps pages that are being made from being cached with data older than this purge. */
    purge: (tags: readonly string[]): void => {
      for (const purged of underWay) for (const tag of tags) purged.add(tag);
      inFlight.clear();
    },
  };
}

function requestFor(origin: string, key: string) {
  const { target, ways } = splitWays(key);
  return { request: new Request(origin + target), ways };
}

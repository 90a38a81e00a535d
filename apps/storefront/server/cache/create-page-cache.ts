import { acceptedEncoding, type Encoding } from '../http/index.ts';
import { ALONE, type MakingTurn } from '../shared-state/index.ts';
import { noteCacheResult } from '../telemetry/index.ts';
import { isPurged } from './cache-tags.ts';
import {
  type CachedPage,
  cachePage,
  responseFromCache,
  restoredPage,
  withEncoding,
} from './cached-page.ts';
import { isStale } from './freshness.ts';
import type { PageCache, PageCacheOptions, Rendered, Wish } from './page-cache.ts';
import { type PageCacheKey, pageCacheKeyOf } from './page-cache-key.ts';
import { createPageStore } from './page-store.ts';
import { isGone, isPersonal, isToKeep, pathAndQueryOf, renderFailed } from './rendered-response.ts';
import { copyResponse, responseFrom, uncachedResponseOf } from './uncached-response.ts';

/** Memoizes parsed URLs. */
const MAX_REMEMBERED = 10_000;
/** Longer URLs are not memoized, so that padding cannot fill memory. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** Share for URLs without parameters; the rest is for filtered and sorted lists. */
const SHARE_OF_PLAIN = 0.8;
/** Revalidations recompress in the encodings used before. */
const FOR_NOBODY_YET = {
  fetchMode: 'current',
  encoding: 'identity',
  patienceInMs: 10_000,
} as const;
/** Of a visitor, with a server that makes the page. */
const PATIENCE_IN_MS = 2_000;
/** Concurrent revalidations, however many pages are stale. */
const MAX_RENEWALS_AT_ONCE = 4;
/** Of them while the server is busy: pages stay stale for longer. */
const MAX_RENEWALS_WHEN_BUSY = 1;

interface Making {
  readonly turn: MakingTurn;
  /** Into the memory of this server. */
  readonly keep: (page: CachedPage, ageInMs: number) => void;
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, origin, known, freshInMs, staleInMs, maxBytes, now } = options;
  const { isBusy = () => false, onMade = () => undefined, shared = null } = options;
  const { onError = () => undefined } = options;
  const plain = createPageStore(maxBytes * SHARE_OF_PLAIN);
  const withQuery = createPageStore(maxBytes * (1 - SHARE_OF_PLAIN));
  const storeOf = (target: string) => (target.includes('?') ? withQuery : plain);
  const targets = new Map<string, string>();
  const inFlight = new Map<string, Promise<Rendered>>();
  const compressing = new WeakMap<CachedPage, Promise<CachedPage>>();
  /** Of each page that is under way, the tags that were purged since it began. */
  const underWay = new Set<Set<string>>();
  let renewals = 0;

  const remember = (url: string, target: string): void => {
    if (url.length > MAX_REMEMBERED_LENGTH) return;
    if (targets.size >= MAX_REMEMBERED) targets.clear();
    targets.set(url, target);
  };

  async function make(target: string, wish: Wish): Promise<Rendered> {
    const purged = new Set<string>();
    underWay.add(purged);
    // What it was made of may be older than a purge of it.
    const keep = (page: CachedPage, ageInMs: number): void => {
      if (isPurged(page.tags, [...purged])) return;
      const renderedAtInMs = now() - ageInMs;
      storeOf(target).set(target, { page, renderedAtInMs, isInvalidated: false });
    };
    try {
      const turn = shared === null ? ALONE : await shared.take(target, wish);
      if (turn.kind === 'make') return await makeHere(target, wish, { turn, keep });
      const page = restoredPage(turn.page);
      onMade('shared', target);
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
    onMade('render', target);
    const response = await render(new Request(origin + target), fetchMode).catch((error) => {
      onError(error);
      return renderFailed();
    });
    if (isToKeep(response)) {
      const { defaultHeaders } = options;
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
    if (before === undefined) return uncached;
    if (isGone(uncached)) {
      store.delete(target);
      return uncached;
    }
    // A failed render keeps the cached page and delays the next attempt.
    store.set(target, { page: before.page, renderedAtInMs: now(), isInvalidated: false });
    return { kind: 'cached', page: before.page };
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

  /** Returns the page if it may be served without waiting. */
  function presentable(target: string): CachedPage | null {
    const stored = storeOf(target).get(target);
    if (stored === undefined || stored.isInvalidated) return null;
    const ageInMs = now() - stored.renderedAtInMs;
    if (ageInMs >= freshInMs + staleInMs) return null;
    if (ageInMs >= freshInMs && !inFlight.has(target)) renew(target);
    return stored.page;
  }

  function renew(target: string): void {
    if (renewals >= (isBusy() ? MAX_RENEWALS_WHEN_BUSY : MAX_RENEWALS_AT_ONCE)) return;
    renewals += 1;
    void makeOnce(target, { ...FOR_NOBODY_YET, maxAgeInMs: freshInMs })
      .catch(onError)
      .finally(() => {
        renewals -= 1;
      });
  }

  /** Compresses once per encoding, shared by concurrent requests. */
  function alsoAs(encoding: Encoding, target: string, page: CachedPage): Promise<CachedPage> {
    const current = compressing.get(page);
    if (current !== undefined) return current;
    const fuller = withEncoding(page, encoding).then((rendering) => {
      const stored = storeOf(target).get(target);
      if (stored?.page === page) storeOf(target).set(target, { ...stored, page: rendering });
      return rendering;
    });
    compressing.set(page, fuller);
    return fuller;
  }

  const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

  async function respond(request: Request): Promise<Response | null> {
    if (!isReading(request)) return null;
    const url = pathAndQueryOf(request.url);
    const address: PageCacheKey = pageCacheKeyOf(url, known);
    if (address.kind === 'personal') return null;
    const { target } = address;
    if (address.kind === 'uncacheable' || maxBytes === 0) {
      return render(new Request(origin + target), 'quick');
    }
    remember(url, target);
    const { headers } = request;
    const encoding = acceptedEncoding(headers.get('accept-encoding') ?? undefined);
    const page = presentable(target);
    noteCacheResult(page === null ? 'miss' : 'hit');
    const fetchMode = storeOf(target).get(target) === undefined ? 'quick' : 'current';
    const rendering: Rendered =
      page === null
        ? await makeOnce(target, {
            ...{ fetchMode, encoding, patienceInMs: PATIENCE_IN_MS },
            maxAgeInMs: freshInMs + staleInMs,
          })
        : { kind: 'cached', page };
    if (rendering.kind === 'plain') return isPersonal(rendering) ? null : copyResponse(rendering);
    const seen = headers.get('if-none-match');
    const reply =
      responseFromCache(rendering.page, encoding, seen) ??
      responseFromCache(await alsoAs(encoding, target, rendering.page), encoding, seen);
    return reply && responseFrom(reply, request);
  }

  return {
    getCached: (url, { acceptEncoding, ifNoneMatch }) => {
      const target = targets.get(url);
      const page = target === undefined ? null : presentable(target);
      return page && responseFromCache(page, acceptedEncoding(acceptEncoding), ifNoneMatch);
    },
    respond,
    warm: async (target) => {
      if (maxBytes === 0) return true;
      const maxAgeInMs = freshInMs + staleInMs;
      const rendering = await makeOnce(target, { ...FOR_NOBODY_YET, maxAgeInMs });
      if (rendering.kind === 'cached') remember(target, target);
      return rendering.kind === 'cached';
    },
    purge: (tags) => {
      for (const purged of underWay) for (const tag of tags) purged.add(tag);
      inFlight.clear();
      // The purged change may have added or removed filter groups.
      targets.clear();
      plain.invalidate(tags);
      withQuery.invalidate(tags);
    },
    sizeInBytes: () => plain.sizeInBytes() + withQuery.sizeInBytes(),
  };
}

import { acceptedEncoding, type Encoding } from '../http/index.ts';
import {
  type CachedPage,
  cachePage,
  type PageResponse,
  responseFromCache,
  withEncoding,
} from './cached-page.ts';
import type { FetchMode } from './freshness.ts';
import { isStale } from './freshness.ts';
import { type KnownNames, type PageCacheKey, pageCacheKeyOf } from './page-cache-key.ts';
import { createPageStore } from './page-store.ts';
import {
  copyResponse,
  responseFrom,
  type UncachedResponse,
  uncachedResponseOf,
} from './uncached-response.ts';

export interface PageCacheOptions {
  /** Renders an anonymous page: the request has a URL and nothing else. */
  readonly render: (request: Request, fetchMode: FetchMode) => Promise<Response>;
  /** The public origin; request headers such as `Host` never reach a cached page. */
  readonly origin: string;
  readonly known: KnownNames;
  readonly defaultHeaders: readonly (readonly [string, string])[];
  /** How long a page counts as fresh, and how much longer it is served stale while one request revalidates it. */
  readonly freshInMs: number;
  readonly staleInMs: number;
  /** 0 disables the cache. */
  readonly maxBytes: number;
  readonly now: () => number;
  /** Whether the server is too loaded for background work. */
  readonly isBusy?: (() => boolean) | undefined;
}

interface ConditionalHeaders {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface PageCache {
  /** Returns a cached page synchronously, or null. */
  readonly getCached: (url: string, cachePolicy: ConditionalHeaders) => PageResponse | null;
  /** Serves a GET or HEAD request; null for personal pages, which must be rendered for their visitor. */
  readonly respond: (request: Request) => Promise<Response | null>;
  /** Renders a page into the cache; false when that failed. */
  readonly warm: (target: string) => Promise<boolean>;
  /** Invalidates all pages with one of these tags. */
  readonly purge: (tags: readonly string[]) => void;
  readonly sizeInBytes: () => number;
}

type Rendered = { readonly kind: 'cached'; readonly page: CachedPage } | UncachedResponse;

/** Memoizes parsed URLs. */
const MAX_REMEMBERED = 10_000;
/** Longer URLs are not memoized, so that padding cannot fill memory. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** Share for URLs without parameters; the rest is for filtered and sorted lists. */
const SHARE_OF_PLAIN = 0.8;
/** Revalidations recompress in the encodings used before. */
const FOR_NOBODY_YET = 'identity';
/** Concurrent revalidations, however many pages are stale. */
const MAX_RENEWALS_AT_ONCE = 4;
/** How much longer pages stay fresh under load. */
const MAX_RENEWALS_WHEN_BUSY = 1;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, origin, known, freshInMs, staleInMs, maxBytes, now } = options;
  const { isBusy = () => false } = options;
  const plain = createPageStore(maxBytes * SHARE_OF_PLAIN);
  const withQuery = createPageStore(maxBytes * (1 - SHARE_OF_PLAIN));
  const storeOf = (target: string) => (target.includes('?') ? withQuery : plain);
  const targets = new Map<string, string>();
  const inFlight = new Map<string, Promise<Rendered>>();
  const compressing = new WeakMap<CachedPage, Promise<CachedPage>>();
  let purges = 0;
  let renewals = 0;

  const remember = (url: string, target: string): void => {
    if (url.length > MAX_REMEMBERED_LENGTH) return;
    if (targets.size >= MAX_REMEMBERED) targets.clear();
    targets.set(url, target);
  };

  async function make(target: string, fetchMode: FetchMode, encoding: Encoding): Promise<Rendered> {
    const purgesBefore = purges;
    const store = storeOf(target);
    const before = store.get(target);
    const response = await render(new Request(origin + target), fetchMode).catch(renderFailed);
    if (isToKeep(response)) {
      const { defaultHeaders } = options;
      const was = before?.page ?? null;
      const page = await cachePage(response, { defaultHeaders, encoding, before: was });
      // Made of stale data: cache it, but revalidate on the next request, unless nothing newer could be fetched, so
      // that a failing service is not retried at once.
      const isOld = fetchMode === 'quick' && isStale(response);
      const renderedAtInMs = isOld ? now() - freshInMs : now();
      // A purge happened while rendering, so the page may be outdated.
      if (purges === purgesBefore)
        store.set(target, { page, renderedAtInMs, isInvalidated: false });
      return { kind: 'cached', page };
    }
    const uncached = await uncachedResponseOf(response);
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
  function makeOnce(target: string, fetchMode: FetchMode, encoding: Encoding): Promise<Rendered> {
    const current = inFlight.get(target);
    if (current !== undefined) return current;
    const rendering = make(target, fetchMode, encoding).finally(() => {
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
    void makeOnce(target, 'current', FOR_NOBODY_YET).finally(() => {
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
    const fetchMode = storeOf(target).get(target) === undefined ? 'quick' : 'current';
    const rendering: Rendered =
      page === null ? await makeOnce(target, fetchMode, encoding) : { kind: 'cached', page };
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
      const rendering = await makeOnce(target, 'current', FOR_NOBODY_YET);
      if (rendering.kind === 'cached') remember(target, target);
      return rendering.kind === 'cached';
    },
    purge: (tags) => {
      purges += 1;
      inFlight.clear();
      // The purged change may have added or removed filter groups.
      targets.clear();
      plain.invalidate(tags);
      withQuery.invalidate(tags);
    },
    sizeInBytes: () => plain.sizeInBytes() + withQuery.sizeInBytes(),
  };
}

function renderFailed(error: unknown): Response {
  console.error('a page could not be made', error);
  return new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } });
}

/** Accepts only a 200 marked public, without cookies. */
function isToKeep({ status, headers }: Response): boolean {
  const isPublic = headers.get('cache-control')?.startsWith('public') === true;
  return status === 200 && isPublic && !headers.has('set-cookie');
}

/** A product was removed, or the page redirects. */
function isGone({ status }: UncachedResponse): boolean {
  return status >= 300 && status < 500;
}

/** A page that turns out to read the session is rendered per visitor. */
function isPersonal({ headers }: UncachedResponse): boolean {
  return headers.some(
    ([name, value]) =>
      name === 'set-cookie' || (name === 'cache-control' && value.startsWith('private')),
  );
}

function pathAndQueryOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

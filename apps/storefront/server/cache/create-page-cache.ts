import { acceptedEncoding, isReading } from '../http/index.ts';
import { noteCacheResult } from '../telemetry/index.ts';
import {
  type CachedPage,
  isOver,
  type PageResponse,
  responseFromCache,
  withEncoding,
} from './cached-page.ts';
import { createPageMaker } from './create-page-maker.ts';
import type { PageCacheOptions, Rendered } from './page-cache.ts';
import { type PageCacheKey, pageCacheKeyOf, withWays } from './page-cache-key.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import {
  copyResponse,
  isPersonal,
  neverKept,
  pathAndQueryOf,
  responseFrom,
} from './rendered-response.ts';

const MAX_REMEMBERED = 10_000;
/** Longer URLs are not memoized, so that padding cannot fill memory. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** Share for URLs without parameters; the rest is for filtered and sorted lists. */
const SHARE_OF_PLAIN = 0.8;
/** A revalidation recompresses in the encodings used before. */
const REVALIDATE_OPTIONS = {
  fetchMode: 'current',
  encoding: 'identity',
  patienceInMs: 10_000,
} as const;
/** Time that a visitor waits for another server that makes the page. */
const PATIENCE_IN_MS = 2_000;
/** Concurrent revalidations, however many pages are stale. */
const MAX_RENEWALS_AT_ONCE = 4;
/** Fewer while the server is busy: pages stay stale for longer. */
const MAX_RENEWALS_WHEN_BUSY = 1;

export type PageCache = ReturnType<typeof createPageCache>;

interface ConditionalHeaders {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly cookie?: string | undefined;
}

export function createPageCache(options: PageCacheOptions) {
  const { render, origin, known, freshInMs, staleInMs, maxBytes, now } = options;
  const { isBusy = () => false, onError = () => undefined, waysOf = () => '' } = options;
  const plain = createPageStore(maxBytes * SHARE_OF_PLAIN);
  const withQuery = createPageStore(maxBytes * (1 - SHARE_OF_PLAIN));
  const storeOf = (target: string) => (target.includes('?') ? withQuery : plain);
  const { makeOnce, isMaking, findLast, purge } = createPageMaker(options, storeOf);
  const { replyWith, respondWith } = createReplies(storeOf);
  const { addressOf, forget } = rememberAddresses((url) => pageCacheKeyOf(url, known));
  let renewals = 0;

  /** Returns the page if it may be served without waiting. */
  function presentable(target: string): CachedPage | null {
    const stored = storeOf(target).get(target);
    if (stored === undefined || stored.isInvalidated || isOver(stored.page)) return null;
    const ageInMs = now() - stored.renderedAtInMs;
    if (ageInMs >= freshInMs + staleInMs) return null;
    if (ageInMs >= freshInMs && !isMaking(target)) renew(target);
    return stored.page;
  }

  function renew(target: string): void {
    if (renewals >= (isBusy() ? MAX_RENEWALS_WHEN_BUSY : MAX_RENEWALS_AT_ONCE)) return;
    renewals += 1;
    void makeOnce(target, { ...REVALIDATE_OPTIONS, maxAgeInMs: freshInMs })
      .catch(onError)
      .finally(() => {
        renewals -= 1;
      });
  }

  /**
   * Serves a GET or HEAD request; null for personal pages, which must be rendered for their visitor. Where the page has to be made
   * and `refuse` does not allow it, the last good one is served in place of what that returns.
   */
  async function respond(
    request: Request,
    refuse: () => Response | null = () => null,
  ): Promise<Response | null> {
    if (!isReading(request)) return null;
    const address = addressOf(pathAndQueryOf(request.url));
    if (address.kind === 'personal') return null;
    const { headers } = request;
    const ways = waysOf(address.target, headers.get('cookie') ?? '');
    if (address.kind === 'uncacheable' || maxBytes === 0) {
      return refuse() ?? render(new Request(origin + address.target), 'quick', ways);
    }
    const target = withWays(address.target, ways);
    const encoding = acceptedEncoding(headers.get('accept-encoding') ?? undefined);
    const page = presentable(target);
    noteCacheResult(page === null ? 'miss' : 'hit');
    const refused = page === null && !isMaking(target) ? refuse() : null;
    if (refused !== null) {
      const last = await findLast(target);
      // Nobody else may keep it: a purged page would come back at the edge.
      return last === null ? refused : neverKept(respondWith(last, request, target));
    }
    const fetchMode = storeOf(target).get(target) === undefined ? 'quick' : 'current';
    const rendering: Rendered =
      page === null
        ? await makeOnce(target, {
            fetchMode,
            encoding,
            patienceInMs: PATIENCE_IN_MS,
            maxAgeInMs: freshInMs + staleInMs,
          })
        : { kind: 'cached', page };
    if (rendering.kind === 'plain') return isPersonal(rendering) ? null : copyResponse(rendering);
    return respondWith(rendering.page, request, target);
  }

  return {
    /** Returns a cached page synchronously, or null. */
    getCached: (url: string, { cookie = '', ...headers }: ConditionalHeaders) => {
      const address = addressOf(url);
      if (address.kind !== 'cacheable') return null;
      const target = withWays(address.target, waysOf(address.target, cookie));
      const page = presentable(target);
      return page && replyWith(page, target, headers);
    },
    respond,
    /** Renders a page into the cache; false when that failed. */
    warm: async (target: string): Promise<boolean> => {
      if (maxBytes === 0) return true;
      const maxAgeInMs = freshInMs + staleInMs;
      const rendering = await makeOnce(target, { ...REVALIDATE_OPTIONS, maxAgeInMs });
      return rendering.kind === 'cached';
    },
    /** Invalidates all pages with one of these tags. */
    purge: (tags: readonly string[]): void => {
      purge(tags);
      // The purged change may have added or removed filter groups.
      forget();
      plain.invalidate(tags);
      withQuery.invalidate(tags);
    },
    sizeInBytes: () => plain.sizeInBytes() + withQuery.sizeInBytes(),
  };
}

/** Reads each address of a cached page once. */
function rememberAddresses(read: (url: string) => PageCacheKey) {
  const addresses = new Map<string, PageCacheKey>();
  const addressOf = (url: string): PageCacheKey => {
    const known = addresses.get(url);
    if (known !== undefined) return known;
    const address = read(url);
    // Addresses of personal pages may hold a token.
    if (address.kind !== 'cacheable' || url.length > MAX_REMEMBERED_LENGTH) return address;
    if (addresses.size >= MAX_REMEMBERED) addresses.clear();
    addresses.set(url, address);
    return address;
  };
  return { addressOf, forget: () => addresses.clear() };
}

/** Answers with stored pages. */
function createReplies(storeOf: (target: string) => PageStore) {
  /** Compresses a page when its encoding is first asked for: whoever asks would else wait among those whose page has to be made. */
  const replyWith = (
    page: CachedPage,
    target: string,
    { acceptEncoding, ifNoneMatch }: ConditionalHeaders,
  ): PageResponse => {
    const encoding = acceptedEncoding(acceptEncoding);
    const reply = responseFromCache(page, encoding, ifNoneMatch);
    if (reply !== null) return reply;
    const fuller = withEncoding(page, encoding);
    const stored = storeOf(target).get(target);
    if (stored?.page === page) storeOf(target).set(target, { ...stored, page: fuller });
    const encoded = responseFromCache(fuller, encoding, ifNoneMatch);
    if (encoded === null) throw new Error(`The page has no body as ${encoding}.`);
    return encoded;
  };
  const respondWith = (page: CachedPage, request: Request, target: string): Response => {
    const { headers } = request;
    const acceptEncoding = headers.get('accept-encoding') ?? undefined;
    const ifNoneMatch = headers.get('if-none-match') ?? undefined;
    return responseFrom(replyWith(page, target, { acceptEncoding, ifNoneMatch }), request);
  };
  return { replyWith, respondWith };
}

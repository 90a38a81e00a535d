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
  /** Makes a page for nobody in particular: the request has an address and nothing else. */
  readonly render: (request: Request, fetchMode: FetchMode) => Promise<Response>;
  /** The shop's own address. What a request claims in its headers never reaches a page. */
  readonly origin: string;
  readonly known: KnownNames;
  readonly defaultHeaders: readonly (readonly [string, string])[];
  /** How long a page counts as fresh, and how much longer it is shown while one request makes it anew. */
  readonly freshInMs: number;
  readonly staleInMs: number;
  /** 0 keeps nothing: each page is made for each request. */
  readonly mostBytes: number;
  readonly now: () => number;
  /** Whether visitors leave no time for what nobody waits for. */
  readonly isBusy?: (() => boolean) | undefined;
}

interface ConditionalHeaders {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface PageCache {
  /** A page that is at hand, without waiting; null when it has to be made or is not ours to keep. */
  readonly getCached: (url: string, cachePolicy: ConditionalHeaders) => PageResponse | null;
  /** The page of a reading request; null when it belongs to its visitor and has to be made for them. */
  readonly answer: (request: Request) => Promise<Response | null>;
  /** Makes a page and keeps it, before anybody asks for it; false when it could not be made. */
  readonly warm: (target: string) => Promise<boolean>;
  /** What carries one of these tags is made anew before it is shown again. */
  readonly purge: (tags: readonly string[]) => void;
  readonly sizeInBytes: () => number;
}

type Made = { readonly kind: 'kept'; readonly page: CachedPage } | UncachedResponse;

/** Addresses as visitors write them and the targets that they come to, so that most are read once. */
const MAX_REMEMBERED = 10_000;
/** Whoever pads an address with what no page reads fills nothing with it. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** What plain addresses may fill; the rest is for lists that visitors have filtered and sorted. */
const SHARE_OF_PLAIN = 0.8;
/** Nobody waits for it: it is compressed as it was before. */
const FOR_NOBODY_YET = 'identity';
/** However many pages have grown old, visitors' own requests come between their renewals. */
const MAX_RENEWALS_AT_ONCE = 4;
/** In a crowd pages grow a little older, so that more of it is served. */
const MAX_RENEWALS_WHEN_BUSY = 1;

export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, origin, known, freshInMs, staleInMs, mostBytes, now } = options;
  const { isBusy = () => false } = options;
  const plain = createPageStore(mostBytes * SHARE_OF_PLAIN);
  const asked = createPageStore(mostBytes * (1 - SHARE_OF_PLAIN));
  const storeOf = (target: string) => (target.includes('?') ? asked : plain);
  const targets = new Map<string, string>();
  const inFlight = new Map<string, Promise<Made>>();
  const compressing = new WeakMap<CachedPage, Promise<CachedPage>>();
  let purges = 0;
  let renewals = 0;

  const remember = (url: string, target: string): void => {
    if (url.length > MAX_REMEMBERED_LENGTH) return;
    if (targets.size >= MAX_REMEMBERED) targets.clear();
    targets.set(url, target);
  };

  async function make(target: string, fetchMode: FetchMode, encoding: Encoding): Promise<Made> {
    const purgesBefore = purges;
    const store = storeOf(target);
    const before = store.get(target);
    const response = await render(new Request(origin + target), fetchMode).catch(unmade);
    if (isToKeep(response)) {
      const { defaultHeaders } = options;
      const was = before?.page ?? null;
      const page = await cachePage(response, { defaultHeaders, encoding, before: was });
      // Made of what was old, it is kept, but the next visitor has it made again behind their back. Where nothing newer
      // could be had it is not: those who failed get a moment's peace.
      const isOld = fetchMode === 'quick' && isStale(response);
      const madeAtInMs = isOld ? now() - freshInMs : now();
      // What has changed meanwhile may not be in it.
      if (purges === purgesBefore) store.set(target, { page, madeAtInMs, isInvalidated: false });
      return { kind: 'kept', page };
    }
    const refused = await uncachedResponseOf(response);
    if (before === undefined) return refused;
    if (isGone(refused)) {
      store.delete(target);
      return refused;
    }
    // A failure leaves what there is, however old, and gives those who failed a moment's peace.
    store.set(target, { page: before.page, madeAtInMs: now(), isInvalidated: false });
    return { kind: 'kept', page: before.page };
  }

  /** One at a time for each page, however many wait for it. */
  function makeOnce(target: string, fetchMode: FetchMode, encoding: Encoding): Promise<Made> {
    const current = inFlight.get(target);
    if (current !== undefined) return current;
    const made = make(target, fetchMode, encoding).finally(() => {
      if (inFlight.get(target) === made) inFlight.delete(target);
    });
    inFlight.set(target, made);
    return made;
  }

  /** The page that may be shown at once. */
  function presentable(target: string): CachedPage | null {
    const stored = storeOf(target).get(target);
    if (stored === undefined || stored.isInvalidated) return null;
    const ageInMs = now() - stored.madeAtInMs;
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

  /** Compressed once for all who wait for it, and kept so from then on. */
  function alsoAs(encoding: Encoding, target: string, page: CachedPage): Promise<CachedPage> {
    const current = compressing.get(page);
    if (current !== undefined) return current;
    const fuller = withEncoding(page, encoding).then((made) => {
      const stored = storeOf(target).get(target);
      if (stored?.page === page) storeOf(target).set(target, { ...stored, page: made });
      return made;
    });
    compressing.set(page, fuller);
    return fuller;
  }

  const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

  async function answer(request: Request): Promise<Response | null> {
    if (!isReading(request)) return null;
    const url = pathAndQueryOf(request.url);
    const address: PageCacheKey = pageCacheKeyOf(url, known);
    if (address.kind === 'own') return null;
    const { target } = address;
    if (address.kind === 'rare' || mostBytes === 0) {
      return render(new Request(origin + target), 'quick');
    }
    remember(url, target);
    const { headers } = request;
    const encoding = acceptedEncoding(headers.get('accept-encoding') ?? undefined);
    const page = presentable(target);
    const fetchMode = storeOf(target).get(target) === undefined ? 'quick' : 'current';
    const made: Made =
      page === null ? await makeOnce(target, fetchMode, encoding) : { kind: 'kept', page };
    if (made.kind === 'plain') return isPersonal(made) ? null : copyResponse(made);
    const seen = headers.get('if-none-match');
    const reply =
      responseFromCache(made.page, encoding, seen) ??
      responseFromCache(await alsoAs(encoding, target, made.page), encoding, seen);
    return reply && responseFrom(reply, request);
  }

  return {
    getCached: (url, { acceptEncoding, ifNoneMatch }) => {
      const target = targets.get(url);
      const page = target === undefined ? null : presentable(target);
      return page && responseFromCache(page, acceptedEncoding(acceptEncoding), ifNoneMatch);
    },
    answer,
    warm: async (target) => {
      if (mostBytes === 0) return true;
      const made = await makeOnce(target, 'current', FOR_NOBODY_YET);
      if (made.kind === 'kept') remember(target, target);
      return made.kind === 'kept';
    },
    purge: (tags) => {
      purges += 1;
      inFlight.clear();
      // Filter groups may have come or gone with what has changed.
      targets.clear();
      plain.invalidate(tags);
      asked.invalidate(tags);
    },
    sizeInBytes: () => plain.sizeInBytes() + asked.sizeInBytes(),
  };
}

function unmade(error: unknown): Response {
  console.error('a page could not be made', error);
  return new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } });
}

/** Only a whole page that says of itself that it is everybody's, and brings no cookie. */
function isToKeep({ status, headers }: Response): boolean {
  const isPublic = headers.get('cache-control')?.startsWith('public') === true;
  return status === 200 && isPublic && !headers.has('set-cookie');
}

/** The product was taken away, or the page has moved. */
function isGone({ status }: UncachedResponse): boolean {
  return status >= 300 && status < 500;
}

/** A page that turns out to look at its visitor, whatever the table of pages says, is made for them. */
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

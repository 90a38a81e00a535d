import { randomBytes } from 'node:crypto';
import { LOCALES } from '@lokke/domain/markets';
import { markStale } from '../server/cache/freshness.ts';
import { createPageCache } from '../server/cache/index.ts';
import type { SharedPages } from '../server/shared-state/index.ts';

interface OpenOptions {
  readonly maxBytes?: number;
  /** Size of a page's body; random, so that it does not compress. */
  readonly bodyInBytes?: number;
  readonly shared?: SharedPages;
}

type Failure = 'throw' | 'brokenOff' | 'unkept' | 'private' | 'cookie' | number;

/** A page cache with a manual clock, over a renderer that counts pages and fails on demand. */
export function openPageCache({ maxBytes = 1_000_000, bodyInBytes = 0, shared }: OpenOptions = {}) {
  let time = 1_000_000;
  const requests: Request[] = [];
  const made: string[] = [];
  const errors: unknown[] = [];
  const opened = {
    content: '1',
    failure: null as Failure | null,
    isBusy: false,
    /** Delay of pages rendered from now on. */
    delay: null as Promise<void> | null,
    /** Headers of all pages. */
    headers: {} as Readonly<Record<string, string>>,
    /** Tells whether quick renders use stale data. */
    isOld: false,
  };
  const cache = createPageCache({
    render: async (request, fetchMode) => {
      const { pathname } = new URL(request.url);
      requests.push(request);
      made.push(`${pathname} ${fetchMode}`);
      const { content, failure, isOld, delay } = opened;
      await delay;
      if (failure === 'throw') throw new Error('the shop is gone');
      const headers = new Headers({
        'content-type': 'text/html',
        'cache-control': 'public, max-age=0',
        'cache-tag': `all,path:${pathname}`,
        ...opened.headers,
      });
      if (failure === 'unkept' || typeof failure === 'number') {
        headers.set('cache-control', 'no-store');
      }
      if (failure === 'brokenOff') {
        const body = new ReadableStream({
          pull: (controller) => controller.error(new Error('the page broke off')),
        });
        return new Response(body, { headers });
      }
      if (failure === 'private') headers.set('cache-control', 'private, no-store');
      if (failure === 'cookie') headers.set('set-cookie', 'session=anna');
      const filler = randomBytes(bodyInBytes / 2).toString('hex');
      const status = typeof failure === 'number' ? failure : 200;
      const page = new Response(`page ${pathname} ${content}${filler}`, { status, headers });
      return isOld ? markStale(page) : page;
    },
    origin: 'https://shop.example',
    known: {
      locales: LOCALES,
      routeIds: new Set(['root']),
      filterGroupsOf: () => new Set(['hairType']),
      optionNamesOf: () => new Set(),
    },
    defaultHeaders: [['x-content-type-options', 'nosniff']],
    freshInMs: 5_000,
    staleInMs: 60_000,
    maxBytes,
    now: () => time,
    isBusy: () => opened.isBusy,
    onError: (error) => errors.push(error),
    ...(shared && { shared }),
  });
  const visit = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    cache.respond(new Request(`http://any.example${path}`, { headers }));
  const extended = {
    ...cache,
    getCached: (
      url: string,
      cachePolicy: Parameters<typeof cache.getCached>[1] = {
        acceptEncoding: undefined,
        ifNoneMatch: undefined,
      },
    ) => cache.getCached(url, cachePolicy),
    requests,
    made: () => made,
    errors,
    visit,
    text: async (path: string) => (await visit(path))?.text(),
    passTime: (byInMs: number) => {
      time += byInMs;
    },
  };
  return Object.assign(opened, extended);
}

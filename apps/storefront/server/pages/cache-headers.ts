import { CACHE_TAG_HEADER } from '../cache/index.ts';

/** How long a CDN may serve a page that it cannot revalidate. */
const STALE_IN_SECONDS = 60;
const STALE_ON_ERROR_IN_SECONDS = 86_400;

/**
 * Sets a public page's headers: browsers revalidate each time; CDNs cache it with stale-while-revalidate and purge
 * it by tag.
 */
export function setPublic(headers: Headers, tags: Iterable<string>, freshInMs: number): void {
  const freshInSeconds = Math.floor(freshInMs / 1000);
  const forCdn = `max-age=${freshInSeconds}, stale-while-revalidate=${STALE_IN_SECONDS}, stale-if-error=${STALE_ON_ERROR_IN_SECONDS}`;
  headers.set('cache-control', `public, max-age=0, s-maxage=${freshInSeconds}`);
  headers.set('cdn-cache-control', forCdn);
  headers.set(CACHE_TAG_HEADER, [...tags].join(','));
  headers.set('vary', 'Accept-Encoding');
}

/** Errors, redirects and incomplete pages are not cached. */
export function noStore(headers: Headers): void {
  headers.set('cache-control', 'no-store');
}

/** A response that depends on the session is private and never stored. */
export function setPrivate(headers: Headers, setCookies: readonly string[]): void {
  headers.set('cache-control', 'private, no-store');
  for (const setCookie of setCookies) headers.append('set-cookie', setCookie);
}

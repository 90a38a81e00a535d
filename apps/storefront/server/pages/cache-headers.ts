import { CACHE_TAG_HEADER } from '../cache/index.ts';

/** How long a cache in front of us may show a page that it cannot renew. */
const STALE_IN_SECONDS = 60;
const STALE_ON_ERROR_IN_SECONDS = 86_400;

/**
 * A whole page that is the same for all. Browsers ask each time whether it still is, since nobody can purge them;
 * what stands between them and us may keep it, show it while it is renewed, and purge it by its tags.
 */
export function setPublic(headers: Headers, tags: Iterable<string>, freshInMs: number): void {
  const freshInSeconds = Math.floor(freshInMs / 1000);
  const forCdn = `max-age=${freshInSeconds}, stale-while-revalidate=${STALE_IN_SECONDS}, stale-if-error=${STALE_ON_ERROR_IN_SECONDS}`;
  headers.set('cache-control', `public, max-age=0, s-maxage=${freshInSeconds}`);
  headers.set('cdn-cache-control', forCdn);
  headers.set(CACHE_TAG_HEADER, [...tags].join(','));
  headers.set('vary', 'Accept-Encoding');
}

/** A refusal, a redirect, or a page that had to do without something: good for this once. */
export function noStore(headers: Headers): void {
  headers.set('cache-control', 'no-store');
}

/** What was made by looking at the session is no one else's, and no cache keeps it. */
export function setPrivate(headers: Headers, setCookies: readonly string[]): void {
  headers.set('cache-control', 'private, no-store');
  for (const setCookie of setCookies) headers.append('set-cookie', setCookie);
}

import { boundFreshness } from '@lokke/domain/planning';
import { edgeHeaders } from '../cache/edge/index.ts';
import { CACHE_TAG_HEADER } from '../cache/index.ts';
import type { CdnSettings } from '../config/index.ts';

/** Time that a CDN may serve a page that it cannot revalidate. */
const STALE_IN_SECONDS = 60;
const STALE_ON_ERROR_IN_SECONDS = 86_400;

/** Time between a card's data being fetched ahead and the press. Browsers reuse it so long, whatever they prefetched it for. */
const DATA_FRESH_IN_SECONDS = 60;

export interface PublicPage {
  /** The router's data for the page. */
  readonly isData: boolean;
  readonly tags: Iterable<string>;
  /** Time that the page counts as fresh here. */
  readonly freshInMs: number;
  /** Tells whether experiments show it in other ways to others: then nobody but us keeps it for them. */
  readonly hasWays?: boolean;
  /** Moment at which the clock changes the page; infinite without one. */
  readonly changesAtInMs: number;
  /** The CDN that is told of changes, and how long it may keep the page. */
  readonly edge: { readonly cdn: CdnSettings; readonly freshInMs: number } | null;
}

/**
 * Sets a public page's headers: browsers revalidate it each time, and its data after a minute. A CDN that is told of changes keeps the page for long;
 * any other for as long as it is fresh here, stale while it revalidates. What lies between such a CDN and the browser
 * hears of no change, and so keeps nothing. Nobody keeps a page beyond the moment at which the clock changes it.
 */
export function setPublic(
  headers: Headers,
  { isData, tags, freshInMs, edge, changesAtInMs, hasWays = false }: PublicPage,
): void {
  const listed = [...tags];
  const keptFor = (fresh: number, stale: number) => {
    const left = changesAtInMs - Date.now();
    const kept = boundFreshness({ freshInMs: fresh, staleInMs: stale }, left);
    return [kept.freshInMs, kept.staleInMs].map((one) => Math.floor(one / 1000));
  };
  const [dataFresh = 0] = keptFor(DATA_FRESH_IN_SECONDS * 1000, 0);
  const inBrowser = `public, max-age=${isData ? dataFresh : 0}`;
  if (Number.isFinite(changesAtInMs)) headers.set('expires', new Date(changesAtInMs).toUTCString());
  headers.set(CACHE_TAG_HEADER, listed.join(','));
  headers.set('vary', hasWays ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  if (hasWays) {
    headers.set('cache-control', `${inBrowser}, s-maxage=0, must-revalidate`);
    for (const name of ['cdn-cache-control', 'surrogate-control']) headers.set(name, 'no-store');
    return;
  }
  if (edge !== null) {
    headers.set('cache-control', `${inBrowser}, must-revalidate`);
    const { cdn, freshInMs: atEdgeInMs } = edge;
    for (const [name, value] of edgeHeaders(cdn, {
      tags: listed,
      freshInMs: Math.min(atEdgeInMs, Math.max(changesAtInMs - Date.now(), 0)),
    })) {
      headers.set(name, value);
    }
    return;
  }
  const [freshInSeconds, staleInSeconds] = keptFor(freshInMs, STALE_IN_SECONDS * 1000);
  const forCdn = `max-age=${freshInSeconds}, stale-while-revalidate=${staleInSeconds}, stale-if-error=${STALE_ON_ERROR_IN_SECONDS}`;
  headers.set('cache-control', `${inBrowser}, s-maxage=${freshInSeconds}`);
  headers.set('cdn-cache-control', forCdn);
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

import type { Encoding } from '../http/index.ts';
import type { SharedPages } from '../shared-state/index.ts';
import type { CachedPage } from './cached-page.ts';
import type { FetchMode } from './freshness.ts';
import type { KnownNames } from './page-cache-key.ts';
import type { UncachedResponse } from './rendered-response.ts';

export interface PageCacheOptions {
  /** Renders an anonymous page: the request has a URL and nothing else. */
  readonly render: (request: Request, fetchMode: FetchMode, ways: string) => Promise<Response>;
  /** The public origin; request headers such as `Host` never reach a cached page. */
  readonly origin: string;
  readonly known: KnownNames;
  /**
   * Names the ways of experiments that a page is shown in; empty for the first ones and for every page without an
   * experiment. Few by nature, whatever a cookie says.
   */
  readonly waysOf?: (target: string, cookies: string) => string;
  readonly defaultHeaders: readonly (readonly [string, string])[];
  /** Time that a page counts as fresh, and further time that it is served stale while one request revalidates it. */
  readonly freshInMs: number;
  readonly staleInMs: number;
  /** 0 disables the cache. */
  readonly maxBytes: number;
  readonly now: () => number;
  /** Store in which servers find each other's pages; null when each makes its own. */
  readonly shared?: SharedPages | null;
  /** Called with what broke the making of a page. */
  readonly onError?: (error: unknown) => void;
  /** Called when a page came into memory. */
  readonly onMade?: (from: 'render' | 'shared' | 'last', target: string) => void;
  /** Tells whether the server is too loaded for background work. */
  readonly isBusy?: (() => boolean) | undefined;
}

/** Demands on a page to be made. */
export interface Wish {
  readonly fetchMode: FetchMode;
  readonly encoding: Encoding;
  /** Age limit of a page that another server has made. */
  readonly maxAgeInMs: number;
  /** Time that another server is waited for. */
  readonly patienceInMs: number;
}

export type Rendered = { readonly kind: 'cached'; readonly page: CachedPage } | UncachedResponse;

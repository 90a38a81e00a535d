import { type Environment, numberOf } from './read-env.ts';

/** Settings of the page cache. */
export interface PageSettings {
  /** Time that a page counts as fresh. */
  readonly freshInMs: number;
  /** Further time that a stale page is served while it is revalidated. */
  readonly staleInMs: number;
  /** Cache size limit; 0 disables the cache, to measure rendering. */
  readonly maxBytes: number;
}

const MIB_IN_BYTES = 1024 ** 2;

export function pageSettingsOf(environment: Environment): PageSettings {
  return {
    freshInMs: numberOf(environment, 'PAGE_FRESH_MS'),
    staleInMs: numberOf(environment, 'PAGE_STALE_MS'),
    maxBytes: MIB_IN_BYTES * numberOf(environment, 'PAGE_CACHE_MIB'),
  };
}

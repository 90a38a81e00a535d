import { type Environment, wholeNumberOf } from './read-env.ts';

/** Settings of the page cache. */
export interface PageSettings {
  /** How long a page counts as fresh. */
  readonly freshInMs: number;
  /** How much longer a stale page is served while it is revalidated. */
  readonly staleInMs: number;
  /** Cache size limit; 0 disables the cache, to measure rendering. */
  readonly maxBytes: number;
}

const MIB_IN_BYTES = 1024 ** 2;

export function pageSettingsOf(environment: Environment): PageSettings {
  return {
    freshInMs: wholeNumberOf(environment, {
      name: 'PAGE_FRESH_MS',
      otherwise: 5_000,
      min: 0,
      max: 3_600_000,
    }),
    staleInMs: wholeNumberOf(environment, {
      name: 'PAGE_STALE_MS',
      otherwise: 60_000,
      min: 0,
      max: 86_400_000,
    }),
    maxBytes:
      MIB_IN_BYTES *
      wholeNumberOf(environment, {
        name: 'PAGE_CACHE_MIB',
        otherwise: 160,
        min: 0,
        max: 65_536,
      }),
  };
}

import { type Environment, wholeNumberOf } from './read-env.ts';

/** How pages are made and kept. */
export interface PageSettings {
  /** How long a page counts as fresh. */
  readonly freshInMs: number;
  /** How much longer it is shown while one request makes it anew. */
  readonly staleInMs: number;
  /** What kept pages may take; 0 keeps none, to measure how fast they are made. */
  readonly mostBytes: number;
}

const MIB_IN_BYTES = 1024 ** 2;

export function pageSettingsOf(environment: Environment): PageSettings {
  return {
    freshInMs: wholeNumberOf(environment, {
      name: 'PAGE_FRESH_MS',
      otherwise: 5_000,
      least: 0,
      most: 3_600_000,
    }),
    staleInMs: wholeNumberOf(environment, {
      name: 'PAGE_STALE_MS',
      otherwise: 60_000,
      least: 0,
      most: 86_400_000,
    }),
    mostBytes:
      MIB_IN_BYTES *
      wholeNumberOf(environment, {
        name: 'PAGE_CACHE_MIB',
        otherwise: 160,
        least: 0,
        most: 65_536,
      }),
  };
}

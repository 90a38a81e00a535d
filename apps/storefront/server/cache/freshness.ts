import type { Ways } from '@lokke/domain/experiments';

/** `quick` accepts cached data; `current` waits for fresh data. */
export type FetchMode = 'quick' | 'current';

/** Freshness that data has to have. */
export interface CachePolicy {
  readonly fetchMode?: FetchMode | undefined;
  /** Moment whose planned content is shown; without it, now. */
  readonly atInMs?: number | undefined;
  /** Ways in which experiments are shown; those that are not named in their first. */
  readonly ways?: Ways | undefined;
  /** Called when the returned data is stale. */
  readonly onStale?: (() => void) | undefined;
}

const staleResponses = new WeakSet<Response>();

/** Marks a page rendered from stale data, for early revalidation. */
export function markStale(page: Response): Response {
  staleResponses.add(page);
  return page;
}

export function isStale(page: Response): boolean {
  return staleResponses.has(page);
}

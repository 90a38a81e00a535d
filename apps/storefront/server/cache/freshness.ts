/** `quick` takes what is at hand; `current` waits for what is newer than the time it stays fresh. */
export type FetchMode = 'quick' | 'current';

/** How old an answer may be for the one who asks. */
export interface CachePolicy {
  readonly fetchMode?: FetchMode | undefined;
  /** Told when the answer is older than it may be. */
  readonly onStale?: (() => void) | undefined;
}

const ofOld = new WeakSet<Response>();

/** A page that was made of what was at hand, and some of that was older than it may be: it is to be made anew soon. */
export function markStale(page: Response): Response {
  ofOld.add(page);
  return page;
}

export function isStale(page: Response): boolean {
  return ofOld.has(page);
}

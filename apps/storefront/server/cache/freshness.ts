/** `quick` takes what is at hand; `current` waits for what is newer than the time it stays fresh. */
export type FetchMode = 'quick' | 'current';

/** How old an answer may be for the one who asks. */
export interface CachePolicy {
  readonly fetchMode?: FetchMode | undefined;
  /** Told when the answer is older than it may be. */
  readonly onStale?: (() => void) | undefined;
}

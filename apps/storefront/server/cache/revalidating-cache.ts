import type { Loaded } from '@lokke/contract/ports';
import { keepNewest } from '../shared-state/in-process/index.ts';
import { isPurged } from './cache-tags.ts';
import type { CachePolicy } from './freshness.ts';

interface Entry {
  readonly loaded: Loaded<unknown>;
  readonly tags: readonly string[];
  readonly loadedAtInMs: number;
  /** Invalidated: the next reader waits for the new value. */
  isInvalidated: boolean;
}

interface Loading {
  readonly loading: Promise<Loaded<unknown>>;
  readonly tags: readonly string[];
}

interface RefreshingCacheOptions {
  readonly freshInMs: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly maxEntries?: number;
  /** Time after a failure in which its key is not loaded again, so that a hanging service delays one page only. */
  readonly pauseAfterFailureInMs?: number;
}

export interface LoadOptions extends CachePolicy {
  /** Cache tags of the entry. */
  readonly tags?: readonly string[];
}

export type RevalidatingCache = ReturnType<typeof createRevalidatingCache>;

/**
 * Caches with stale-while-revalidate. A failure is neither cached nor replaces a value. Loads once per key at a
 * time; evicts the oldest entries, since keys come from URLs.
 */
export function createRevalidatingCache({
  freshInMs,
  now,
  maxEntries = 2_000,
  pauseAfterFailureInMs = 0,
}: RefreshingCacheOptions) {
  const entries = new Map<string, Entry>();
  /** Leaves out those that were invalidated meanwhile, whose values may be outdated. */
  const inFlight = new Map<string, Loading>();

  const failed = new Map<
    string,
    { readonly tags: readonly string[]; readonly untilInMs: number }
  >();

  const keep = (key: string, entry: Entry): void => {
    failed.delete(key);
    if (entry.loaded.kind === 'failed') {
      const untilInMs = entry.loadedAtInMs + pauseAfterFailureInMs;
      const failure = { tags: entry.tags, untilInMs };
      if (pauseAfterFailureInMs > 0) keepNewest(failed, maxEntries, key, failure);
      return;
    }
    keepNewest(entries, maxEntries, key, entry);
  };

  const refresh = (
    key: string,
    load: () => Promise<Loaded<unknown>>,
    tags: readonly string[],
  ): Promise<Loaded<unknown>> => {
    const current = inFlight.get(key);
    if (current !== undefined) return current.loading;
    const loading = load()
      .catch((): Loaded<unknown> => ({ kind: 'failed' }))
      .then((loaded) => {
        if (inFlight.get(key)?.loading === loading) {
          inFlight.delete(key);
          keep(key, { loaded, tags, loadedAtInMs: now(), isInvalidated: false });
        }
        return loaded;
      });
    inFlight.set(key, { loading, tags });
    return loading;
  };

  return {
    get: async <Value>(
      key: string,
      load: () => Promise<Loaded<Value>>,
      { tags = [], fetchMode: patience = 'quick', onStale: onOld }: LoadOptions = {},
    ): Promise<Loaded<Value>> => {
      const entry = entries.get(key);
      const isFresh =
        entry !== undefined && !entry.isInvalidated && now() - entry.loadedAtInMs < freshInMs;
      const isPaused = now() < (failed.get(key)?.untilInMs ?? Number.NEGATIVE_INFINITY);
      const refreshing = isFresh || isPaused ? null : refresh(key, load, tags);
      const waits = entry === undefined || entry.isInvalidated || patience === 'current';
      const newer = waits ? await refreshing : null;
      const isNewer = newer !== null && newer.kind !== 'failed';
      const loaded = isNewer ? newer : (entry?.loaded ?? newer);
      if (!isFresh && !isNewer) onOld?.();
      // A key is always loaded by the same function, so its type is known.
      return (loaded ?? { kind: 'failed' }) as Loaded<Value>;
    },
    /** Invalidates entries with one of these tags. */
    invalidate: (tags: readonly string[]): void => {
      for (const [key, loading] of inFlight) {
        if (isPurged(loading.tags, tags)) inFlight.delete(key);
      }
      for (const [key, failure] of failed) {
        if (isPurged(failure.tags, tags)) failed.delete(key);
      }
      for (const entry of entries.values()) {
        if (isPurged(entry.tags, tags)) entry.isInvalidated = true;
      }
    },
  };
}

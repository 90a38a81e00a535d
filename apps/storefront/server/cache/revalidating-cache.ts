import type { Loaded } from '@lokke/contract/ports';
import { isPurged } from './cache-tags.ts';
import type { CachePolicy } from './freshness.ts';

interface Entry {
  readonly loaded: Loaded<unknown>;
  readonly tags: readonly string[];
  readonly loadedAtInMs: number;
  /** Invalidated: the next reader waits for the new value. */
  isInvalidated: boolean;
}

export interface RefreshingCacheOptions {
  readonly freshInMs: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly maxEntries?: number;
}

export interface LoadOptions extends CachePolicy {
  /** Cache tags of the entry. */
  readonly tags?: readonly string[];
}

export interface RevalidatingCache {
  readonly get: <Value>(
    key: string,
    load: () => Promise<Loaded<Value>>,
    options?: LoadOptions,
  ) => Promise<Loaded<Value>>;
  /** Invalidates entries with one of these tags. */
  readonly invalidate: (tags: readonly string[]) => void;
}

/**
 * Caches with stale-while-revalidate. A failure is neither cached nor replaces a value. Loads once per key at a
 * time; evicts the oldest entries, since keys come from URLs.
 */
export function createRevalidatingCache({
  freshInMs,
  now,
  maxEntries = 2_000,
}: RefreshingCacheOptions): RevalidatingCache {
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<Loaded<unknown>>>();
  let changes = 0;

  const keep = (key: string, entry: Entry): void => {
    if (entry.loaded.kind === 'failed') return;
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  };

  const refresh = (
    key: string,
    load: () => Promise<Loaded<unknown>>,
    tags: readonly string[],
  ): Promise<Loaded<unknown>> => {
    const current = inFlight.get(key);
    if (current !== undefined) return current;
    const changesBefore = changes;
    const next = load()
      .catch((): Loaded<unknown> => ({ kind: 'failed' }))
      .then((loaded) => {
        if (inFlight.get(key) === next) inFlight.delete(key);
        // Invalidated while loading, so the value may be outdated.
        if (changes === changesBefore) {
          keep(key, { loaded, tags, loadedAtInMs: now(), isInvalidated: false });
        }
        return loaded;
      });
    inFlight.set(key, next);
    return next;
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
      const refreshing = isFresh ? null : refresh(key, load, tags);
      const waits = entry === undefined || entry.isInvalidated || patience === 'current';
      const newer = waits ? await refreshing : null;
      const isNewer = newer !== null && newer.kind !== 'failed';
      const loaded = isNewer ? newer : (entry?.loaded ?? newer);
      if (!isFresh && !isNewer) onOld?.();
      // A key is always loaded by the same function, so its type is known.
      return (loaded ?? { kind: 'failed' }) as Loaded<Value>;
    },
    invalidate: (tags) => {
      changes += 1;
      inFlight.clear();
      for (const entry of entries.values()) {
        if (isPurged(entry.tags, tags)) entry.isInvalidated = true;
      }
    },
  };
}

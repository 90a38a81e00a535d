import type { Loaded } from '@lokke/contract/ports';
import type { CachePolicy } from './freshness.ts';

interface Entry {
  readonly loaded: Loaded<unknown>;
  readonly tags: readonly string[];
  readonly loadedAtInMs: number;
  /** It is known to have changed: the next one who asks waits for the new one. */
  isInvalidated: boolean;
}

export interface RefreshingCacheOptions {
  readonly freshInMs: number;
  /** Milliseconds on any clock that only goes forward. */
  readonly now: () => number;
  readonly mostEntries?: number;
}

export interface LoadOptions extends CachePolicy {
  /** By what names its change is told. */
  readonly tags?: readonly string[];
}

export interface RevalidatingCache {
  readonly get: <Value>(
    key: string,
    load: () => Promise<Loaded<Value>>,
    options?: LoadOptions,
  ) => Promise<Loaded<Value>>;
  /** What carries one of these tags is loaded anew before it is answered again. */
  readonly invalidate: (tags: readonly string[]) => void;
}

/**
 * Answers at once with what it has and brings the new one behind the page's back.
 * A failure is never kept, and never replaces what was there: an old page beats none.
 * One load per key at a time; the oldest entries go first, since handles come from addresses.
 */
export function createRevalidatingCache({
  freshInMs,
  now,
  mostEntries = 2_000,
}: RefreshingCacheOptions): RevalidatingCache {
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<Loaded<unknown>>>();
  let changes = 0;

  const keep = (key: string, entry: Entry): void => {
    if (entry.loaded.kind === 'failed') return;
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
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
        // What changed while it was on its way may not be in it.
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
      // A key is always loaded by the same function, so it holds the same kind of value.
      return (loaded ?? { kind: 'failed' }) as Loaded<Value>;
    },
    invalidate: (tags) => {
      changes += 1;
      inFlight.clear();
      for (const entry of entries.values()) {
        if (entry.tags.some((tag) => tags.includes(tag))) entry.isInvalidated = true;
      }
    },
  };
}
